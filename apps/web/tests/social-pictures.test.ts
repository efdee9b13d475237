import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { GET } from "../src/app/social/picture/[file]/route.ts";
import { readIllustration, readMark, sharePicture } from "../src/app/social/pictures.ts";
import { sharedSize } from "../src/lib/seo/share-picture.ts";

/** A picture of 16,383 × 16,383 pixels, in 36 bytes. */
const LARGE = Buffer.from("UklGRhwAAABXRUJQVlA4TA8AAAAv/r//DwcQ/Y/+ByKi/wEA", "base64");
const svg = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="9" height="9"/></svg>`,
  );
const detailed = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 128, sigma: 99 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
const COLORS = { ink: "#0b1b2b", primary: "#1375b6" };
const FILES: Record<string, Buffer> = { "large.webp": LARGE, "small.svg": svg(24), "wide.svg": svg(6_000) };

vi.mock("next/cache", () => ({ cacheLife: vi.fn() }));

vi.mock("@/cms/uploads", () => ({
  fetchUpload: async (name: string) => {
    const file = FILES[name];
    return { answer: new Response(file && new Uint8Array(file), { status: file ? 200 : 404 }) };
  },
}));

it("a card goes without a picture of more pixels than there may be", async () => {
  expect(await readIllustration("/uploads/large.webp", COLORS)).toBeNull();
  expect(await readMark("/uploads/large.webp")).toBeNull();
});

it.each(["small.svg", "wide.svg"])("a mark such as %s is drawn at one size", async (name) => {
  const drawn = Buffer.from((await readMark(`/uploads/${name}`))?.split(",")[1] ?? "", "base64");
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "png", width: 480, height: 480 });
});

it.each([
  ["duotone_grey.png", false],
  ["grey.png", true],
])("on a card %s is drawn in greys: %s", async (name, expected) => {
  FILES[name] = await sharp({ create: { width: 40, height: 25, channels: 3, background: "#777777" } })
    .png()
    .toBuffer();
  const { src = "" } = (await readIllustration(`/uploads/${name}`, COLORS)) ?? {};
  const [red = 0, , blue = 0] = await sharp(Buffer.from(src.split(",")[1] ?? "", "base64"))
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(red === blue).toBe(expected);
});

it.each([
  ["wide", 1_600, 800, { width: 1_200, height: 600 }],
  ["small", 400, 300, { width: 1_200, height: 900 }],
  ["high", 300, 3_000, { width: 240, height: 2_400 }],
])("a %s picture of an editor is shared as a JPEG of at most 280 kB", async (name, width, height, size) => {
  FILES[`${name}.png`] = await detailed(width, height);
  const shared = await sharePicture(`${name}.png`);
  expect(shared?.length).toBeLessThanOrEqual(280_000);
  expect(await sharp(shared ?? undefined).metadata()).toMatchObject({ format: "jpeg", ...size });
  expect(sharedSize({ width, height })).toEqual(size);
});

it.each(["small.svg", "large.webp", "none.png"])(
  "%s isn't shared: no drawing is, nothing that is too large, and nothing that isn't there",
  async (name) => {
    const params = Promise.resolve({ file: `${name}.jpg` });
    expect((await GET(new Request("http://site.test"), { params })).status).toBe(404);
  },
);
