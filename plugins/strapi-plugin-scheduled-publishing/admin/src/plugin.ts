import { useTexts } from "@repo/plugin-kit/admin/texts";
import { useSettings } from "@repo/plugin-kit/admin/use-settings";
import type { Options } from "../../server/src/schedule-options";

export const PLUGIN = "scheduled-publishing";

export const useText = () => useTexts(PLUGIN);

export const useOptions = () => useSettings<Options>(PLUGIN);
