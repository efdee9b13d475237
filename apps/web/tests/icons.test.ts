import sharp from "sharp";
import { beforeEach, expect, it, vi } from "vitest";
import { GET } from "../src/app/social/icon/[name]/route.ts";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0b7a53" d="M0 0h64v64H0z"/></svg>';
const FILES: Record<string, Buffer> = {
  "mark.svg": Buffer.from(SVG),
  "mark.png": await sharp(Buffer.from(SVG)).png().toBuffer(),
};
const company: { mark?: string } = {};

vi.mock("next/cache", () => ({ cacheLife: vi.fn() }));
vi.mock("@/cms/site", () => ({ getSite: async () => ({ company }) }));
vi.mock("@/cms/uploads", () => ({
  fetchUpload: async (name: string) => ({ answer: new Response(new Uint8Array(FILES[name] ?? [])) }),
}));

beforeEach(() => {
  company.mark = "/uploads/mark.svg";
});

const ask = (name: string, version = "") =>
  GET(new Request(`http://site.test/${name}${version}`), { params: Promise.resolve({ name }) });
const pixel = async (icon: Buffer, at: number) => [
  ...(await sharp(icon).removeAlpha().extract({ left: at, top: at, width: 1, height: 1 }).raw().toBuffer()),
];
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it.each([
  ["mark.svg", "apple-touch-icon.png", 180],
  ["mark.png", "apple-touch-icon.png", 180],
  ["mark.svg", "icon-192.png", 192],
  ["mark.svg", "icon-512.png", 512],
  ["mark.png", "icon-512.png", 512],
  ["mark.svg", "icon-maskable-512.png", 512],
])("the mark %s is drawn as %s", async (mark, name, size) => {
  company.mark = `/uploads/${mark}`;
  const answer = await ask(name);
  expect(answer.headers.get("content-type")).toBe("image/png");
  const icon = await bytesOf(answer);
  expect(await sharp(icon).metadata()).toMatchObject({ format: "png", width: size, height: size });
  expect(await pixel(icon, size / 2)).toEqual([11, 122, 83]);
});

it("the ground of an icon that a phone cuts is white, and the mark is inside of what is left", async () => {
  const icon = await bytesOf(await ask("icon-maskable-512.png"));
  expect(await pixel(icon, 100)).toEqual([255, 255, 255]);
  expect(await pixel(icon, 120)).toEqual([11, 122, 83]);
});

it("the favicon is a PNG in the frame of an ICO", async () => {
  const icon = await bytesOf(await ask("favicon.ico"));
  expect(icon.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  expect(await sharp(icon.subarray(22)).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});

it("a drawn mark is its own drawing, and another is a picture inside one", async () => {
  expect(`${await bytesOf(await ask("icon.svg"))}`).toBe(SVG);
  company.mark = "/uploads/mark.png";
  expect(await sharp(await bytesOf(await ask("icon.svg"))).metadata()).toMatchObject({ format: "svg", width: 512 });
});

it("browsers keep an icon only under the address of its version", async () => {
  expect((await ask("icon-192.png", "?0a1b2c3d")).headers.get("cache-control")).toContain("immutable");
  expect((await ask("icon-192.png")).headers.get("cache-control")).toContain("max-age=0");
});

it("there is no icon without a mark, and none by another name", async () => {
  expect((await ask("icon-193.png")).status).toBe(404);
  company.mark = undefined;
  expect((await ask("favicon.ico")).status).toBe(404);
});
