/** `node scripts/rebrand.mts FOLDER` asks the running CMS to take a brand, or takes it itself where none runs. */
import { createRequire } from "node:module";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { loadCms, readSettings } from "./app.mts";
import { appDir } from "./build-copy.mts";

type Written = { siteSetting: string; contactDetail: string };

const folder = path.resolve(process.argv[2] ?? "");
const { cmsLocalUrl } = readSettings();
const require = createRequire(import.meta.url);
const built = (name: string) => require(path.join(appDir, "dist/src", name));

async function askRunning(): Promise<Written> {
  process.chdir(appDir);
  const { askAsCommand }: { askAsCommand: (path: string, body: object) => Promise<Written> } =
    built("access/ask-as-command.js");
  return askAsCommand("/api/brand", { folder });
}

async function write(): Promise<Written> {
  process.env.LOG_FORMAT = "text";
  const { strapi } = await loadCms();
  const { rebrand }: { rebrand: (strapi: Core.Strapi, folder: string) => Promise<Written> } =
    built("company/rebrand.js");
  return rebrand(strapi, folder);
}

try {
  const isRunning = await fetch(`${cmsLocalUrl}/_health`).then(
    () => true,
    () => false,
  );
  const { siteSetting, contactDetail } = await (isRunning ? askRunning() : write());
  console.log(`Published in the site settings:\n  ${siteSetting}\nand in the contact details:\n  ${contactDetail}`);
  process.exit(0);
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was changed.`);
  process.exit(1);
}
