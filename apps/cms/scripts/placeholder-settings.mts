/** Placeholders for the settings that Strapi's configuration reads at build time. None reaches the build. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generated, localMails } from "@repo/process/settings";

const dataDir = mkdtempSync(path.join(tmpdir(), "cms-"));
mkdirSync(path.join(dataDir, "public/uploads"), { recursive: true });
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));

const values = {
  DATA_DIR: dataDir,
  ...Object.fromEntries(Object.entries(generated).map(([name, make]) => [name, make()])),
  ...localMails,
  STRAPI_TELEMETRY_DISABLED: "true",
};
for (const [name, value] of Object.entries(values)) process.env[name] = value;
