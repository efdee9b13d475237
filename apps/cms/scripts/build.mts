import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import "./placeholder-settings.mts";

process.env.NODE_ENV ??= "production";
// Strapi keeps and loads the output of deleted sources.
await rm("dist", { recursive: true, force: true });
const { status } = spawnSync("strapi", ["build"], { stdio: "inherit", shell: process.platform === "win32" });
process.exit(status ?? 1);
