import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { LibraryPicture } from "@repo/contract/page/picture";
import { expectAtMost } from "@repo/testing/effort";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createFolderStore } from "../src/files/folder-store";
import { createS3Store } from "../src/files/s3-store";
import { panel, rest } from "./cms";
import { cmsProcessor } from "./cms-processor";
import { sqlIn } from "./database";
import { BROKEN_DRAWINGS, DRAWINGS } from "./drawings";
import { avif, gif, png, webp } from "./hostile-pictures";
import { startSecondCms } from "./second-cms";

type File = Pick<LibraryPicture, "id" | "name" | "url">;
type Thumbnail = { formats: { thumbnail: { width: number; height: number } } };

const SCRIPT = "GIF89a=1;/*<script>document.title = 'ran'</script>*/";
const WAY_OUT = "Export it as plain SVG in UTF-8, without embedded pictures and editing data, or as PNG.";
const GENERIC = "application/octet-stream";

/** Returns the store of the media library's files, past the CMS. */
function served({ DATA_DIR = "", ...settings } = inject("settings")) {
  if (settings.UPLOAD_PROVIDER !== "s3") return createFolderStore(path.join(DATA_DIR, "public"));
  return createS3Store({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION ?? "",
    bucket: settings.S3_BUCKET ?? "",
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? "",
  });
}

function form(content: string | Buffer<ArrayBuffer>, name: string, type: string): FormData {
  const body = new FormData();
  body.append("files", new File([content], name, { type }));
  return body;
}

/** Returns the message that an editor sees, or the file. */
async function upload(content: string | Buffer<ArrayBuffer>, name: string, type: string, address = "/upload/files") {
  const answer = await panel.ask("POST", address, form(content, name, type));
  const told = (await answer.json()) as { error?: { message: string } } & File;
  return { status: answer.status, told: told.error?.message ?? told };
}

/** The CMS itself may still be removing files of others. */
const namesSince = async (before: string[] = []) => {
  const names: string[] = [];
  for await (const { key } of served().list("uploads")) if (!before.includes(key)) names.push(key);
  return names;
};

describe("a file for the media library", () => {
  const made: number[] = [];
  let lamp: File;
  let before: string[];

  beforeAll(async () => {
    lamp = await panel.get<File>("POST", "/upload/files", form(png(300, 300), "lamp.png", "image/png"));
    made.push(lamp.id);
    before = await namesSince();
  });
  afterAll(async () => {
    for (const id of made) await panel.get("DELETE", `/upload/files/${id}`);
  });

  it.each([
    [SCRIPT, "page.html", GENERIC, "page.html is not named like image/gif, which it is."],
    [SCRIPT, "page.html", "image/gif", "File type 'text/html' is not allowed"],
    ["<!doctype html><p>A page</p>", "page.html", "text/html", "File type 'text/html' is not allowed"],
    ["MZ\x90\0", "setup.exe", GENERIC, "MIME type is not allowed"],
    [SCRIPT, "page.gif", GENERIC, "page.gif can't be read as image/gif."],
    [png(9, 9), "page.html", GENERIC, "page.html is not named like image/png, which it is."],
    [SCRIPT, "a.jpg", "image/jpeg", "a.gif can't be read as image/gif."],
    ["<p>A page</p>", "a.svg", "image/svg+xml", `a.svg can't be read as SVG. ${WAY_OUT}`],
    ["A lamp", "lamp.txt", "text/plain", "File type 'text/plain' is not allowed"],
    ["%PDF-1.7", "a.png", GENERIC, "MIME type is not allowed"],
    ["A lamp", "lamp", GENERIC, "File type 'application/octet-stream' is not allowed"],
    [png(300, 300).subarray(0, 60), "a.png", "image/png", "a.png is damaged: it can't be read completely."],
  ])("is refused through every door of the panel: %# %s", async (content, name, type, message) => {
    const doors = ["/upload", "/upload/files", `/upload?id=${lamp.id}`, `/upload/files/${lamp.id}/replace`];
    for (const door of doors) {
      expect(await upload(content, name, type, door), door).toEqual({ status: 400, told: message });
    }
    expect(await namesSince(before)).toEqual([]);
  });

  it.each([
    ["LAMP.PNG", GENERIC, "image/png", /\.PNG$/],
    ["lamp", "image/png", "image/png", /\.png$/],
  ])("may be called %s and be sent as %s", async (name, type, mime, address) => {
    const { status, told } = await upload(png(9, 9), name, type);
    made.push((told as File).id);
    expect(status).toBe(201);
    expect(told).toMatchObject({ mime, url: expect.stringMatching(address) });
  });

  it.each([
    ["photo.jfif", "image/jpeg", "photo.jpg"],
    ["Photo.JPE", "image/jpeg", "Photo.jpg"],
    ["shot.jpg", "image/webp", "shot.webp"],
    ["shot.2.jpeg", "image/png", "shot.2.png"],
    ["shot.svg", "image/png", "shot.png"],
  ])("called %s is taken as the %s that it is, and renamed", async (name, mime, renamed) => {
    const content = await sharp(png(9, 9))
      .toFormat(mime.slice(6) as "png")
      .toBuffer();
    const body = form(Buffer.from(content), name, "image/jpeg");
    body.append("fileInfo", JSON.stringify({ name, alternativeText: "Red" }));
    const file = await panel.get<File>("POST", "/upload/files", body);
    made.push(file.id);
    expect(file).toMatchObject({ mime, name: renamed, alternativeText: "Red", ext: path.extname(renamed) });
    expect((await rest(new URL(file.url, "http://cms").pathname)).headers.get("content-type")).toBe(mime);
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)("is refused when it breaks off: %s", async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const whole = await sharp({ create: { width: 90, height: 90, channels: 3, background: "red", noise } })
      .toFormat(format)
      .toBuffer();
    const { status, told } = await upload(
      Buffer.from(whole.subarray(0, whole.length / 2)),
      `a.${format}`,
      `image/${format}`,
    );
    expect({ status, told }).toEqual({ status: 400, told: expect.stringMatching(/can't be read/) });
  });

  it("is not put in the place of one of another kind", async () => {
    const answer = await upload(webp(9, 9), "lamp.webp", "image/webp", `/upload/files/${lamp.id}/replace`);
    const message = "lamp.png can't be replaced by image/webp: upload that as a new picture.";
    expect(answer).toEqual({ status: 400, told: message });
  });

  it("is not fetched from an address, as the panel is told", async () => {
    const body = { urls: [`http://0:${inject("settings").CMS_PORT}/favicon.ico`, "https://example.com/a.png"] };
    const answer = await panel.ask("POST", "/upload/actions/upload-from-urls", body);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringContaining("switched off: save the picture on your own device") },
    });
  });
});

describe("a picture of few bytes", async () => {
  const tooMany = (name: string, megapixels: number) => `${name} has ${megapixels} megapixels; 40 are the limit.`;

  it.each([
    ["a.png", "image/png", png(16_000, 16_000), tooMany("a.png", 256)],
    ["a.webp", "image/webp", webp(16_383, 16_383), tooMany("a.webp", 269)],
    ["a.avif", "image/avif", await avif(2_600, 2_501), "a.avif has 7 megapixels; 6.5 are the limit."],
    ["a.gif", "image/gif", gif(1000, 1000, 41), tooMany("a.gif", 41)],
  ])("and many pixels or frames is refused before it is drawn: %s", async (name, type, content, message) => {
    expect(await upload(content, name, type)).toEqual({ status: 400, told: message });
  });

  it("is refused by the blog's dashboard in the same words", async () => {
    const body = new FormData();
    body.set("alternativeText", "Red");
    body.set("file", new File([png(16_000, 16_000)], "a.png", { type: "image/png" }));
    const answer = await rest("/api/dashboard/pictures", { who: "blog-admin", method: "POST", body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { fields: { file: tooMany("a.png", 256) } } });
  });

  it.each([
    ["a.png", "image/png", png(8_000, 5_000), { width: 2_560, height: 1_600 }, { width: 245, height: 153 }],
    ["a.webp", "image/webp", webp(5_000, 8_000), { width: 1_600, height: 2_560 }, { width: 98, height: 156 }],
    ["a.gif", "image/gif", gif(3_000, 1_500, 8), { width: 2_560, height: 1_280 }, { width: 245, height: 123 }],
  ])(
    "and no more pixels than admitted is taken, and stored small: %s",
    { tags: ["full"] },
    async (name, type, content, size, thumbnail) => {
      const { status, told } = await upload(content, name, type);
      expect({ status, told }).toMatchObject({ status: 201, told: { ...size, formats: { thumbnail } } });
      const { id, url } = told as File;
      const stored = await rest(new URL(url, "http://cms").pathname);
      expect(await sharp(await stored.arrayBuffer()).metadata()).toMatchObject(size);
      await panel.get("DELETE", `/upload/files/${id}`);
    },
  );

  it("and many pixels is decoded in a process of its own", { tags: ["full"] }, async () => {
    const take = async (pixels: number) => {
      const { status, told } = await upload(webp(pixels, pixels), "a.webp", "image/webp");
      expect(status).toBe(201);
      expect((told as File & Thumbnail).formats.thumbnail).toMatchObject({ width: 156, height: 156 });
      await panel.get("DELETE", `/upload/files/${(told as File).id}`);
    };
    await expectAtMost(
      4,
      "a picture of nine megapixels, and a small one",
      () => take(3_000),
      () => take(300),
      cmsProcessor,
    );
  });
});

describe("a drawing", () => {
  it("has the size that it says, and runs nothing at its address", async () => {
    const drawing = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><!-- A lamp -->
      <svg xmlns="http://www.w3.org/2000/svg" width="21mm" height="29.7mm"><script>document.title = "ran"</script></svg>`;
    const { status, told } = await upload(drawing, "lamp.svg", "image/svg+xml");
    const { id, url } = told as File;
    expect({ status, told }).toMatchObject({ status: 201, told: { mime: "image/svg+xml", width: 79, height: 112 } });
    const answer = await rest(new URL(url, "http://cms").pathname);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'.*; sandbox$/);
    await panel.get("DELETE", `/upload/files/${id}`);
  });

  it.each(Object.entries(DRAWINGS))("is taken as it was exported: %s", async (_program, drawing) => {
    const { status, told } = await upload(drawing, "lamp.svg", "image/svg+xml");
    expect({ status, told }).toMatchObject({ status: 201, told: { width: 120, height: 80 } });
    await panel.get("DELETE", `/upload/files/${(told as File).id}`);
  });

  it.each(Object.entries(BROKEN_DRAWINGS))("is refused, with a way out, %s", async (_fault, drawing) => {
    const told = `lamp.svg can't be read as SVG. ${WAY_OUT}`;
    expect(await upload(drawing, "lamp.svg", "image/svg+xml")).toEqual({ status: 400, told });
  });

  it("of more than a megabyte is refused", async () => {
    const large = `<svg xmlns="http://www.w3.org/2000/svg"><desc>${"a".repeat(1024 ** 2)}</desc></svg>`;
    const message = `lamp.svg is a drawing (SVG) of more than 1 MB. ${WAY_OUT}`;
    expect(await upload(large, "lamp.svg", "image/svg+xml")).toEqual({ status: 400, told: message });
  });
});

describe("whatever lies in the media library", () => {
  const PLACED = { "placed.html": "text/html", "placed.js": "text/javascript", "placed.svg": "text/html", placed: "" };

  beforeAll(async () => {
    for (const [name, type] of Object.entries(PLACED)) await served().put(`uploads/${name}`, new Blob([SCRIPT]), type);
  });
  afterAll(async () => {
    for (const name of Object.keys(PLACED)) await served().remove(`uploads/${name}`);
  });

  it.each(Object.keys(PLACED))("runs nothing at its address, placed there by hand: %s", async (name) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await rest(`/uploads/${name}`, { method });
      expect(answer.status).toBe(200);
      const { "content-type": type, ...headers } = Object.fromEntries(answer.headers);
      expect(type).toBe(name === "placed.svg" ? "image/svg+xml; charset=utf-8" : GENERIC);
      expect(headers["content-disposition"]).toBe(name === "placed.svg" ? undefined : "attachment");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'.*; sandbox$/);
    }
  });

  it.each(["/%75ploads/placed.html", "/uploads%2fplaced.html", "/uploads//placed.html", "/uploads/./placed.html"])(
    "runs nothing at another spelling of it: %s",
    async (address) => {
      const answer = await rest(address);
      expect(answer.headers.get("content-type")).not.toContain("html");
      expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
      if (answer.ok) expect(answer.headers.get("content-disposition")).toBe("attachment");
    },
  );
});

it("a large picture of an earlier version is made smaller after a start", { tags: ["full"] }, async () => {
  const old = await panel.get<File>("POST", "/upload/files", form(png(300, 200), "lamp.png", "image/png"));
  const key = `uploads/${old.url.split("/").pop()}`;
  const fill = async (place: Record<string, string>) => {
    await sqlIn(place, "update files set name = 'Our lamp', width = 3000, height = 2000 where id = ?", old.id);
    await served(place).remove(key);
    await served(place).put(key, new Blob([png(3_000, 2_000)]), "image/png");
  };
  const { DATA_DIR: _own, ...settings } = inject("settings");
  const bucket = Object.entries(settings).filter(([name]) => /^(S3_|UPLOAD_PROVIDER)/.test(name));
  await startSecondCms(
    async (place) => {
      const rows = () => sqlIn(place, "select name, width, height, url from files where id = ?", old.id);
      await expect.poll(rows).toMatchObject([{ name: "Our lamp", width: 2_560, height: 1_707 }]);
      const [{ url } = {}] = await rows();
      expect(url).toContain(key.replace(".png", "-2.png"));
      const content = await buffer((await served(place).get(key.replace(".png", "-2.png"))) as Readable);
      expect(await sharp(content).metadata()).toMatchObject({ width: 2_560 });
      await expect.poll(() => served(place).get(key)).toBeNull();
    },
    Object.fromEntries(bucket),
    fill,
  );
  await panel.get("DELETE", `/upload/files/${old.id}`);
});
