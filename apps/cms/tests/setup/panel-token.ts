import { signInToPanel } from "@repo/testing/panel";
import jwt from "jsonwebtoken";
import { inject } from "vitest";
import { panelToken, renewPanelToken } from "../panel-token";
import { PANEL_ACCOUNT } from "./start-cms";

/** A token is valid for half an hour, and all files together may take longer. */
const LEFT_MS = 10 * 60_000;

const { exp = 0 } = jwt.decode(panelToken()) as { exp?: number };
if (exp * 1000 - Date.now() < LEFT_MS) renewPanelToken(await signInToPanel(inject("cmsUrl"), PANEL_ACCOUNT));
