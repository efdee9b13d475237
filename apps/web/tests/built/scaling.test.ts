import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { fileName } from "@repo/contract/page/media";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cms, Site } from "../site";
import { plainSite } from "./shared-sites";

/** A picture of 16,383 × 16,383 pixels, in 36 bytes. */
const WEBP = "UklGRhwAAABXRUJQVlA4TA8AAAAv/r//DwcQ/Y/+ByKi/wEA";
/** The prefix of all names, because the build's folder keeps scaled pictures for the next run. */
const RUN = `${crypto.randomUUID().slice(0, 8)}_`;
const files = new Map<string, Buffer>();
/** While this is a list, the CMS sends files slowly, and adds functions here that send the rest. */
let rests: (() => void)[] | null = null;
let asked: string[] = [];
let cms: Cms;
let site: Site;

beforeAll(async () => {
  ({ cms, site } = await plainSite());
  files.set("lamp.png", await flat(900, 600).png().toBuffer());
  cms.answer = ({ url = "" }, response) => {
    const name = fileName(url).replace(RUN, "");
    const file = files.get(name);
    if (url.startsWith("/api/pictures")) return void response.end("[]");
    if (!url.startsWith("/uploads/") || !file) return void response.writeHead(404).end("[]");
    asked.push(name);
    response.writeHead(200, { "content-type": `image/${path.extname(name).slice(1).replace("svg", "svg+xml")}` });
    if (!rests) return void response.end(file);
    let sent = 0;
    const drip = setInterval(() => response.write(file.subarray(sent, ++sent)), 500);
    response.once("close", () => clearInterval(drip));
    rests.push(() => {
      clearInterval(drip);
      response.end(file.subarray(sent));
    });
  };
});

beforeEach(() => {
  asked = [];
});

const flat = (width: number, height: number, red = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } });

/** Uses one bit per pixel, so that many pixels take few bytes. */
function png(side: number): Buffer {
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const chunk = (type: string, ...data: Buffer[]) => {
    const body = Buffer.concat([Buffer.from(type), ...data]);
    return Buffer.concat([number(body.length - 4), body, number(crc32(body))]);
  };
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", number(side), number(side), Buffer.from([1, 0, 0, 0, 0])),
    chunk("IDAT", deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 })),
    chunk("IEND"),
  ]);
}

/** Draws a hundred million squares from two kilobytes. */
function nested(): Buffer {
  const group = (_: unknown, depth: number) => `<g id="g${depth + 1}">${`<use href="#g${depth}"/>`.repeat(10)}</g>`;
  const groups = Array.from({ length: 8 }, group).join("");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect id="g0" width="1" height="1"/>${groups}</svg>`,
  );
}

async function harmful(file: string): Promise<Buffer> {
  if (file === "large.png") return png(16_000);
  if (file === "large.webp") return Buffer.from(WEBP, "base64");
  if (file !== "moving.gif") return nested();
  const frames = [10, 60, 110, 160].map((red) => flat(3_300, 3_300, red).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
}

const forgetPeak = () => writeFileSync(`/proc/${site.pid}/clear_refs`, "5");

/** Returns the site's peak memory. */
function peakMb(): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${site.pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

const picture = (width: number, name: string) => `/media/${width}/${RUN}${name}`;
const ask = (address: string, accept = "image/webp") => fetch(site.url + address, { headers: { accept } });

describe("a picture", () => {
  it("is scaled to a width, as the browser takes it", async () => {
    for (const [accept, format] of [
      ["image/webp,*/*", "webp"],
      ["*/*", "png"],
    ]) {
      const answer = await ask(picture(360, "lamp.png"), accept);
      expect(answer.headers.get("content-type")).toBe(`image/${format}`);
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format, width: 360, height: 240 });
    }
    expect((await ask(picture(360, "no-such-lamp.png"))).status).toBe(404);
  });

  it("of as many pixels as there may be is scaled", { tags: ["full"] }, async () => {
    files.set("at-the-limit.png", await flat(8_000, 5_000).png().toBuffer());
    const answer = await ask(picture(128, "at-the-limit.png"));
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      format: "webp",
      width: 128,
      height: 80,
    });
  });

  it.each([
    ["large.png", 413],
    ["large.webp", 413],
    ["moving.gif", 413],
    ["drawing.svg", 415],
    ["renamed.png", 415],
  ])("such as %s is refused before any of it is in memory", { tags: ["full"] }, async (file, status) => {
    files.set(file, await harmful(file));
    await ask(picture(256, "lamp.png"));
    forgetPeak();
    const before = peakMb();
    const answers = await Promise.all([64, 256, 640, 1920].map((width) => ask(picture(width, file))));
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    expect(peakMb()).toBeLessThan(before + 100);
    expect((await ask(`/media/${RUN}${file}`)).status).toBe(200);
  });

  it("has one address for each width, and no other spelling reaches the CMS", async () => {
    for (const address of [
      "/media/00640/lamp.png",
      "/media/641/lamp.png",
      "/media/640/lamp.png?1",
      "/media/640/lamp.png/",
      "/MEDIA/640/lamp.png",
      "/media/640/%6camp.png",
      "/media/lamp.png?1",
      "/media/to-scale/lamp.png",
      "/_next/image?url=/media/to-scale/lamp.png&w=640&q=70",
      "/_next/image?url=/media/lamp.png&w=640&q=70",
    ]) {
      const answer = await ask(address);
      expect([answer.status, answer.redirected], address).toEqual([404, false]);
    }
    expect(asked).toEqual([]);
  });
});

describe("pictures that are asked for together", () => {
  const WIDTHS = [64, 128, 256, 360, 640, 768, 1024, 1280, 1536, 1920];

  it("wait for each other, and are turned away with the time to wait once too many do", async () => {
    const names = Array.from({ length: 10 }, (_, index) => `many-${index}.png`);
    for (const name of names) files.set(name, files.get("lamp.png") as Buffer);
    rests = [];
    const answers = names.flatMap((name) => WIDTHS.map((width) => ask(picture(width, name))));
    let refused = 0;
    for (const answer of answers) {
      void answer.then(({ status, headers }) => {
        if (status === 503 && headers.get("retry-after") === "5") refused += 1;
      });
    }
    await expect.poll(() => refused).toBe(100 - 2 - 64);
    for (const sendRest of rests) sendRest();
    rests = null;
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2 + 64);
  });

  it("don't keep their places when nobody waits for them any more", { tags: ["full"] }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const gone = new AbortController();
      const name = `gone-${round}.png`;
      files.set(name, files.get("lamp.png") as Buffer);
      const answers = WIDTHS.map((width) => fetch(site.url + picture(width, name), { signal: gone.signal }));
      await expect.poll(() => asked).toContain(name);
      gone.abort();
      await Promise.allSettled(answers);
    }
    expect((await ask(picture(1024, "lamp.png"))).status).toBe(200);
  });
});
