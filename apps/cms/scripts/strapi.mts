/** Strapi's CLI with placeholder settings: `build` and `ts:generate-types` need no real ones. */
import { spawnSync } from "node:child_process";
import "./placeholder-settings.mts";

process.env.NODE_ENV ??= "production";
const { status } = spawnSync("strapi", process.argv.slice(2), {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
