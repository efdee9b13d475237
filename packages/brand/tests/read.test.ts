import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paletteOf } from "../src/palette.ts";
import { readBrand } from "../src/read.ts";

const example = fileURLToPath(new URL("../example", import.meta.url));
const sample = fileURLToPath(new URL("../firm", import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "brand-"));
});
afterAll(() => rm(folder, { recursive: true }));

type Json = { [name: string]: unknown };

async function brandWith(change: (brand: Json) => void, files: Record<string, string | Buffer> = {}): Promise<string> {
  const to = await mkdtemp(path.join(folder, "firm-"));
  await cp(example, to, { recursive: true });
  const brand = JSON.parse(await readFile(path.join(to, "brand.json"), "utf8"));
  change(brand);
  await writeFile(path.join(to, "brand.json"), JSON.stringify(brand));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(to, name), content);
  return to;
}

const unchanged = () => {};
const fonts = { text: { family: "A", file: "a.woff2" } };

describe("what the firm's folder says is checked, and each error names its field:", () => {
  const place = (fields: Json) => (brand: Json) => Object.assign(brand.address as Json, fields);
  const pay = (fields: Json) => (brand: Json) => Object.assign(brand.salary as Json, fields);
  const paint = (fields: Json) => (brand: Json) => Object.assign(brand.colors as Json, fields);
  it.each<[string, (brand: Json) => void, RegExp]>([
    ["no name", (brand) => delete brand.name, /^brand\.json: name: /],
    ["a long name", (brand) => Object.assign(brand, { name: "N".repeat(41) }), /^brand\.json: name: .*40 characters/],
    ["a name with markup", (brand) => Object.assign(brand, { name: "<b>N</b>" }), /^brand\.json: name: /],
    ["a field nobody knows", (brand) => Object.assign(brand, { slogan: "S" }), /^brand\.json: slogan is not known/],
    ["a colour in words", paint({ accent: "amber" }), /^brand\.json: colors\.accent: .*#1375b6/],
    ["an unknown colour", paint({ pink: "#ff00ff" }), /^brand\.json: colors\.pink is not known/],
    ["a country of nowhere", place({ country: "Narnia" }), /^brand\.json: address\.country: /],
    ["another language", (brand) => Object.assign(brand, { locale: "de-DE" }), /^brand\.json: locale: .*English/],
    ["a zone in words", (brand) => Object.assign(brand, { timeZone: "London" }), /^brand\.json: timeZone: .*Europe/],
    ["an offset for a zone", (brand) => Object.assign(brand, { timeZone: "+05:30" }), /^brand\.json: timeZone: /],
    ["a currency in words", pay({ currency: "Pounds" }), /^brand\.json: salary\.currency: .*ISO 4217/],
    ["a unit nobody knows", pay({ unit: "week" }), /^brand\.json: salary\.unit: /],
    ["lakhs of pounds", pay({ unit: "LPA" }), /^brand\.json: salary\.unit: .*INR/],
    [
      "a phone without its country",
      (brand) => Object.assign(brand, { phones: [{ country: "X", number: "1" }] }),
      /^brand\.json: phones\.0\.number: /,
    ],
    ["a domain with a path", (brand) => Object.assign(brand, { domain: "a.example/b" }), /^brand\.json: domain: /],
    [
      "a font that is missing",
      (brand) => Object.assign(brand, { fonts }),
      /^brand\.json: fonts\.text\.file: a\.woff2 is missing/,
    ],
  ])("%s", async (_, change, error) => {
    await expect(readBrand(await brandWith(change))).rejects.toThrow(error);
  });

  it("a colour that can't be read on its ground, with the pair and both ratios", async () => {
    const light = await brandWith((brand) => Object.assign(brand.colors as Json, { primary: "#8fd8b8" }));
    await expect(readBrand(light)).rejects.toThrow(
      /^brand\.json: colors\.primary: White on primary: 1\.\d\d, needed 4\.5\. #[0-9a-f]{6} is the nearest that passes\./,
    );
  });

  it("no folder, and text that is no JSON", async () => {
    await expect(readBrand(path.join(folder, "nowhere"))).rejects.toThrow(/^brand\.json is missing in .*nowhere/);
    await expect(readBrand(await brandWith(unchanged, { "brand.json": "{" }))).rejects.toThrow(/^brand\.json: .*JSON/);
  });

  it.each([
    ["<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><script>1</script></svg>", /scripts/],
    [
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><image href='https://example.com/a.png'/></svg>",
      /load nothing/,
    ],
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h9v9z"/></svg>', /square/],
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><text>N</text></svg>', /paths/],
  ])("a mark that can't be shown everywhere: %s", async (mark, error) => {
    await expect(readBrand(await brandWith(unchanged, { "mark.svg": mark }))).rejects.toThrow(error);
  });

  it("a mark or a font of another kind than its name says", async () => {
    const png = (width: number) =>
      Buffer.from(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0${String.fromCharCode(width)}\0\0\0@`, "latin1");
    const withPng = async (content: string | Buffer) => {
      const to = await brandWith(unchanged, { "mark.png": content });
      await rm(path.join(to, "mark.svg"));
      return readBrand(to);
    };
    await expect(withPng("GIF89a")).rejects.toThrow("mark.png: can't be read as PNG.");
    await expect(withPng(png(32))).rejects.toThrow("mark.png: must be square.");
    expect((await withPng(png(64))).mark).toMatch(/mark\.png$/);
    const withFont = (content: string) =>
      brandWith((brand) => Object.assign(brand, { fonts }), { "a.woff2": content }).then(readBrand);
    await expect(withFont("wOFF")).rejects.toThrow("a.woff2: can't be read as woff2.");
    expect((await withFont("wOF2…")).fonts.text).toMatch(/a\.woff2$/);
  });
});

it("no source says the sample firm's name, its domain or one of its colours: they come from the settings", async () => {
  const { brand } = await readBrand(sample);
  const colors = Object.values(paletteOf(brand.colors));
  const channels = (color: string) => (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  const words = [
    brand.name,
    brand.domain.split(".")[0] ?? "",
    brand.founder.name,
    brand.address.street,
    ...colors,
    ...colors.map((color) => channels(color).join(" ")),
  ];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const others = ["packages/brand", "*.webp", "*/tests/*", "*.test.*"];
  const sources = ["apps/web", "apps/cms", "packages", ...others.map((each) => `:!${each}`)];
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  let found = "";
  try {
    found = execFileSync("git", ["grep", "-liE", pattern, "--", ...sources], { cwd: root, encoding: "utf8" });
  } catch (error) {
    if ((error as { status?: number }).status !== 1) throw error;
  }
  expect(found.split("\n").filter(Boolean)).toEqual([]);
});
