// @module-tag nightly
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { EXIT_WRONG_SETTING } from "@repo/process/settings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBucket } from "../setup/bucket";
import { cmsSettings, machine } from "../setup/start-cms";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let folder: string;
let settings: Record<string, string>;
beforeAll(async () => {
  bucket = await startBucket();
  folder = await mkdtemp(path.join(tmpdir(), "check-settings-"));
  settings = { ...(await cmsSettings(folder)), ...bucket.settings };
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

async function check(given: Record<string, string>) {
  const child = spawn(process.execPath, ["--no-warnings", "scripts/check-settings.mts"], {
    env: { ...machine, ...settings, ...given },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const closed = once(child, "close");
  return { said: await text(child.stderr), code: (await closed)[0] };
}

it("a bucket that answers is accepted", async () => {
  expect(await check({})).toEqual({ said: "", code: 0 });
});

it.each([
  [{ S3_BUCKET: "nobodys" }, /^S3_BUCKET: the store has no bucket nobodys\.\n$/],
  [{ S3_ACCESS_KEY_ID: "unknown" }, /^S3_ACCESS_KEY_ID: the store at \S+ doesn't know this key\.\n$/],
  [
    { S3_SECRET_ACCESS_KEY: "wrong" },
    /^S3_SECRET_ACCESS_KEY doesn't belong to S3_ACCESS_KEY_ID, says the store at \S+\.\n$/,
  ],
  [
    { S3_ENDPOINT: "http://127.0.0.1:9" },
    /^S3_ENDPOINT: the store at http:\/\/127\.0\.0\.1:9\/ can't be reached \(ECONNREFUSED\)\.\n$/,
  ],
])("%o is named in one line", async (wrong, said) => {
  expect(await check(wrong)).toEqual({ said: expect.stringMatching(said), code: EXIT_WRONG_SETTING });
});

it("a common password is named before its account is made, and no longer once there are accounts", async () => {
  const given = { BLOG_ADMIN_PASSWORD: "Password1" };
  const said = "BLOG_ADMIN_PASSWORD is a common password: choose another one.\n";
  expect(await check(given)).toEqual({ said, code: EXIT_WRONG_SETTING });
  await writeFile(path.join(folder, "cms.sqlite"), "");
  expect(await check(given)).toEqual({ said: "", code: 0 });
});
