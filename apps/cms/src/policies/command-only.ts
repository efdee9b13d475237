import { isCommandToken } from "@repo/process/settings";
import type { Context } from "koa";
import { COMMAND } from "../access/audit";
import { cmsSettings } from "../settings";

export default ({ request, state }: Pick<Context, "request" | "state">) => {
  const given = request.headers["x-command-token"];
  if (typeof given !== "string" || !isCommandToken(given, cmsSettings().secrets.adminJwt)) return false;
  state.user = { email: COMMAND };
  return true;
};
