// @module-tag full
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, inject, it } from "vitest";
import { machine } from "./setup/start-cms";

const STRAPI = "node_modules/@strapi/strapi/bin/strapi.js";

async function run(...args: string[]) {
  const child = spawn(process.execPath, args, {
    env: { ...machine, NODE_ENV: "production", ...inject("settings") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join("");
  const [code] = await closed;
  return { code, output };
}

it.each<[string, string[]]>([
  ["the product's own start", ["scripts/start.mts"]],
  ["the seed", ["scripts/seed.mts"]],
  ["strapi start", [STRAPI, "start"]],
])("no second CMS works on a data folder: %s is told whose it is", async (_, args) => {
  const { DATA_DIR = "" } = inject("settings");
  const pid = await readFile(path.join(DATA_DIR, "instance.pid"), "utf8");
  const { code, output } = await run(...args);
  expect(output).toContain(`DATA_DIR: ${DATA_DIR} is in use by process ${pid}.`);
  expect(code).toBeGreaterThan(0);
  expect(await readFile(path.join(DATA_DIR, "instance.pid"), "utf8")).toBe(pid);
  await expect.poll(async () => (await fetch(`${inject("cmsUrl")}/_ready`)).status).toBe(204);
});
