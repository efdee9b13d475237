import { readdir, readFile, stat } from "node:fs/promises";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import type { Site } from "../site";
import { plainSite } from "./shared-sites";

const FOLDER = ".next/static/chunks";
const DECODERS = {
  br: ["br", brotliDecompressSync],
  gzip: ["gz", gunzipSync],
  identity: ["", (body: Buffer) => body],
} as const;

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

it.each(Object.entries(DECODERS))(
  "scripts and styles come in %s as they were compressed for all",
  async (encoding, [suffix, decode]) => {
    const files = (await readdir(FOLDER)).filter((name) => /\.(js|css)$/.test(name));
    expect(files.length).toBeGreaterThan(20);
    for (const name of files) {
      const { status, headers, body } = await get(`/_next/static/chunks/${name}`, encoding);
      expect(status).toBe(200);
      expect(headers["content-encoding"] ?? "identity").toBe(encoding);
      expect(headers["cache-control"]).toBe("public,max-age=31536000,immutable");
      expect(headers["content-type"]).toBe(`text/${name.endsWith("css") ? "css" : "javascript"}; charset=utf-8`);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers.vary).toContain("Accept-Encoding");
      expect(body.length).toBe((await stat(`${FOLDER}/${name}${suffix && `.${suffix}`}`)).size);
      expect(decode(body).equals(await readFile(`${FOLDER}/${name}`))).toBe(true);
    }
  },
);

it.each([
  "/_next/static/chunks/none.js",
  "/_next/static/../BUILD_ID",
  "/_next/static/%2e%2e/BUILD_ID",
  "/_next/static/",
  "/_next/static/chunks",
])("%s is no file", async (path) => {
  expect((await get(path, "br")).status).toBeGreaterThan(299);
});
