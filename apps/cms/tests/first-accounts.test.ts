// @module-tag nightly
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { EXIT_WRONG_SETTING } from "@repo/process/settings";
import { expect, it } from "vitest";
import { cmsSettings, machine } from "./setup/start-cms";

it("a first start makes no account with a password that is tried first, and names the setting", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "first-accounts-"));
  const settings = { ...(await cmsSettings(folder)), STRAPI_ADMIN_PASSWORD: "Password1" };
  const child = spawn(process.execPath, ["scripts/start.mts"], {
    env: { ...machine, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  const [shown, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(said).toContain("STRAPI_ADMIN_PASSWORD is a common password");
  expect(shown).not.toContain("migrat");
  expect(await closed).toEqual([EXIT_WRONG_SETTING, null]);
  await rm(folder, { recursive: true });
});
