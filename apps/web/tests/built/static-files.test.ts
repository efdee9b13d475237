import { readdir, readFile, stat } from "node:fs/promises";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { beforeAll, expect, it } from "vitest";
import type { Site } from "../site";
import { plainSite } from "./shared-sites";

const FOLDER = ".next/static/chunks";

let site: Site;

beforeAll(async () => {
  ({ site } = await plainSite());
});

function get(path: string, encoding: string) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const asked = request(site.url + path, { headers: { "accept-encoding": encoding } }, async (answer) =>
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }),
    );
    asked.on("error", reject).end();
  });
}

it("scripts and styles come as they were compressed for all", async () => {
  const names = await readdir(FOLDER);
  for (const [suffix, type] of [
    [".js", "text/javascript"],
    [".css", "text/css"],
  ] as const) {
    const name = names.find((each) => each.endsWith(suffix)) ?? "";
    const { headers, body } = await get(`/_next/static/chunks/${name}`, "br");
    expect(headers).toMatchObject({
      "cache-control": "public,max-age=31536000,immutable",
      "content-encoding": "br",
      "content-type": `${type}; charset=utf-8`,
    });
    expect(body.length).toBe((await stat(`${FOLDER}/${name}.br`)).size);
    const plain = await get(`/_next/static/chunks/${name}`, "identity");
    expect(plain.body.equals(await readFile(`${FOLDER}/${name}`))).toBe(true);
  }
});

it.each(["/_next/static/../BUILD_ID", "/_next/static/%2e%2e/BUILD_ID"])("%s is no file", async (path) => {
  expect((await get(path, "br")).status).toBeGreaterThan(299);
});

it("a part of a file that is not there is no fault of the site's", async () => {
  const [name] = await readdir(FOLDER);
  const answer = await fetch(`${site.url}/_next/static/chunks/${name}`, { headers: { range: "bytes=99999999999-" } });
  expect(answer.status).toBe(200);
});
