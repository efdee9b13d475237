import { STORED_MAX_SIDE } from "@repo/contract/page/media";
import type { LibraryPicture } from "@repo/contract/page/picture";
import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import type { PictureFile } from "../src/files/draw-apart";
import { optimize } from "../src/files/optimize";
import { panel, rest } from "./cms";

type Stored = LibraryPicture & { size: number; formats: { thumbnail?: { width: number; height: number } } | null };

const PLACE = "GPS 17.44 N 78.38 E";
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${PLACE}</place></x:xmpmeta>`;
const SCALES = { small: 20, "many pixels": 1_450 };

const made: number[] = [];

/** Makes a picture as a phone in portrait stores it: its top is on the left, and a tag says to rotate it. */
function photo(scale: number, noise = 0): Sharp {
  const half = { width: scale, height: scale, channels: 3 as const };
  const grain = { type: "gaussian" as const, mean: 128, sigma: noise };
  return sharp({ create: { ...half, width: 2 * scale, background: "blue", ...(noise && { noise: grain }) } })
    .composite([{ input: { create: { ...half, background: "red" } }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: PLACE } } })
    .withXmp(XMP);
}

async function intoLibrary(picture: Sharp, address = "/upload/files"): Promise<Stored> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  expect(data.includes(PLACE)).toBe(true);
  const format = info.format === "heif" ? "avif" : info.format;
  const body = new FormData();
  body.append("files", new File([new Uint8Array(data)], `photo.${format}`, { type: `image/${format}` }));
  const stored = await panel.get<Stored | Stored[]>("POST", address, body);
  const [file] = [stored].flat() as [Stored];
  made.push(file.id);
  return file;
}

async function fileOf({ url }: Pick<LibraryPicture, "url">): Promise<Buffer> {
  return Buffer.from(await (await rest(new URL(url, "http://site").pathname)).arrayBuffer());
}

/** Returns a picture's size and its colours at the top and bottom, ignoring any rotation tag. */
async function seen(file: Buffer) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (row: number) => {
    const at = (row * info.width + Math.floor(info.width / 2)) * info.channels;
    return (data[at] as number) > (data[at + 2] as number) ? "red" : "blue";
  };
  return { width: info.width, height: info.height, top: colourAt(2), bottom: colourAt(info.height - 3) };
}

afterAll(async () => {
  for (const id of new Set(made)) await panel.get("DELETE", `/upload/files/${id}`);
});

describe.each(Object.entries(SCALES))("a photo of a phone, %s", (_, scale) => {
  it.each(["jpeg", "png", "webp"] as const)(
    "is stored upright, and without its place: %s",
    { tags: ["full"] },
    async (format) => {
      const width = Math.min(scale, STORED_MAX_SIDE / 2);
      const stored = await intoLibrary(photo(scale).toFormat(format));
      expect(stored).toMatchObject({ width, height: 2 * width });
      const file = await fileOf(stored);
      expect(await seen(file)).toEqual({ width, height: 2 * width, top: "red", bottom: "blue" });
      expect(file.includes(PLACE)).toBe(false);
      expect(await sharp(file).metadata()).not.toHaveProperty("exif");
      if (stored.formats?.thumbnail) expect(stored.formats.thumbnail).toMatchObject({ width: 78, height: 156 });
    },
  );

  it("is stored without its place as AVIF, which is upright by itself", { tags: ["full"] }, async () => {
    const stored = await intoLibrary(photo(scale).rotate().avif({ effort: 0 }));
    const file = await fileOf(stored);
    expect(file.includes(PLACE)).toBe(false);
    expect(await seen(file)).toEqual({ width: scale, height: 2 * scale, top: "red", bottom: "blue" });
    expect(stored).toMatchObject({ width: scale, height: 2 * scale });
  });
});

describe("a photo of a phone", () => {
  it("is stored upright also where that makes it larger", async () => {
    const coarse = photo(300, 60).jpeg({ quality: 20 });
    const stored = await intoLibrary(coarse);
    expect(stored.size * 1000).toBeGreaterThan((await coarse.toBuffer()).length);
    expect(stored).toMatchObject({ width: 300, height: 600 });
    expect((await fileOf(stored)).includes(PLACE)).toBe(false);
  });

  it("is refused when it can't be drawn, and kept when it has no place", async () => {
    const file = { name: "photo.webp", mime: "image/webp", hash: "photo" } as PictureFile;
    const drawn = async (picture: Sharp) =>
      optimize(async () => undefined, await picture.webp().toBuffer(), { ...file, tmpWorkingDirectory: "" }, true);
    await expect(drawn(photo(20))).rejects.toThrow("photo.webp can't be drawn again.");
    expect(await drawn(sharp(await photo(20).png().toBuffer()))).toMatchObject(file);
  });

  it("is upright in the place of another", async () => {
    const old = await intoLibrary(photo(30).jpeg());
    const stored = await intoLibrary(photo(40).jpeg(), `/upload/files/${old.id}/replace`);
    expect(stored).toMatchObject({ id: old.id, width: 40, height: 80 });
    expect(await seen(await fileOf(stored))).toMatchObject({ top: "red", bottom: "blue" });
  });

  it("is upright from the blog's dashboard", async () => {
    const body = new FormData();
    body.set("alternativeText", "A flag");
    body.set("file", new File([new Uint8Array(await photo(40).jpeg().toBuffer())], "flag.jpg", { type: "image/jpeg" }));
    const answer = await rest("/api/dashboard/pictures", { who: "blog-admin", method: "POST", body });
    const stored = (await answer.json()) as LibraryPicture;
    made.push(stored.id);
    expect(stored).toMatchObject({ width: 40, height: 80 });
    expect(await seen(await fileOf(stored))).toMatchObject({ top: "red", bottom: "blue" });
  });
});
