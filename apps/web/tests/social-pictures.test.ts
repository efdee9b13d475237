import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { readIllustration, readMark } from "../src/app/social/[version]/[...page]/pictures.ts";

/** A picture of 16,383 × 16,383 pixels, in 36 bytes. */
const LARGE = Buffer.from("UklGRhwAAABXRUJQVlA4TA8AAAAv/r//DwcQ/Y/+ByKi/wEA", "base64");
const svg = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="9" height="9"/></svg>`,
  );
const FILES: Record<string, Buffer> = { "large.webp": LARGE, "small.svg": svg(24), "wide.svg": svg(6_000) };

vi.mock("@repo/cms-client/uploads", () => ({
  fetchUpload: async (name: string) => ({ answer: new Response(new Uint8Array(FILES[name] ?? [])) }),
}));

it("a card goes without a picture of more pixels than there may be", async () => {
  expect(await readIllustration("/uploads/large.webp")).toBeNull();
  expect(await readMark("/uploads/large.webp")).toBeNull();
});

it.each(["small.svg", "wide.svg"])("a mark such as %s is drawn at one size", async (name) => {
  const drawn = Buffer.from((await readMark(`/uploads/${name}`))?.split(",")[1] ?? "", "base64");
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "png", width: 480, height: 480 });
});
