import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { channels, leftoversOf } from "../../../lab/rebrand/leftovers.ts";
import { prepare } from "../prepare.ts";
import { readBrand } from "../read.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const own = path.join(root, "packages/brand/firm");
const example = path.join(root, "tools/brand/example");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "brand-"));
});
afterAll(() => rm(folder, { recursive: true }));

type Json = { [name: string]: unknown };

async function brandWith(change: (brand: Json) => void, mark?: string): Promise<string> {
  const to = await mkdtemp(path.join(folder, "firm-"));
  await cp(example, to, { recursive: true });
  const brand = JSON.parse(await readFile(path.join(to, "brand.json"), "utf8"));
  change(brand);
  await writeFile(path.join(to, "brand.json"), JSON.stringify(brand));
  if (mark) await writeFile(path.join(to, "mark.svg"), mark);
  return to;
}

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
    ["a country in words", place({ countryCode: "Ireland" }), /^brand\.json: address\.countryCode: /],
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
      (brand) =>
        Object.assign(brand, {
          fonts: { text: { family: "A", file: "a.woff2" }, display: { family: "A", file: "a.woff2" } },
        }),
      /^brand\.json: fonts\.text\.file: a\.woff2 is missing/,
    ],
  ])("%s", async (_, change, error) => {
    await expect(prepare(await brandWith(change), root)).rejects.toThrow(error);
  });

  it("a colour that can't be read on its ground, with the pair and both ratios", async () => {
    const light = await brandWith((brand) => Object.assign(brand.colors as Json, { primary: "#8fd8b8" }));
    await expect(readBrand(light)).rejects.toThrow(
      /white on colors\.primary \(#8fd8b8\), text of buttons.*: contrast 1\.\d\d, needed 4\.5\./,
    );
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
    await expect(readBrand(await brandWith(() => {}, mark))).rejects.toThrow(error);
  });
});

it("fonts of its own are cut to the letters in use, and measured for what stands in for them", {
  tags: ["full"],
}, async () => {
  const fonts = (use: string) =>
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${use}/files/${use}-latin-wght-normal.woff2`));
  const to = await brandWith((brand) =>
    Object.assign(brand, {
      fonts: { text: { family: "Sora", file: "a.woff2" }, display: { family: "Inter", file: "b.woff2" } },
    }),
  );
  await cp(fonts("sora"), path.join(to, "a.woff2"));
  await cp(fonts("inter"), path.join(to, "b.woff2"));
  const { files } = await prepare(to, root);
  const original = await readFile(fonts("inter"));
  expect(files.get("apps/web/src/app/fonts/display.woff2")?.length).toBeLessThan(original.length / 2);
  expect(files.get("packages/brand/fonts/cards.woff")?.subarray(0, 4).toString()).toBe("wOFF");
  // Sora is wider than Inter.
  const [, wider] = /size-adjust: ([\d.]+)%/.exec(`${files.get("packages/brand/src/brand.css")}`) ?? [];
  expect(Number(wider)).toBeGreaterThan(110);
  expect(`${files.get("packages/brand/src/brand.ts")}`).toContain('TEXT_FONT = "Sora"');
});

describe("a brand of two colours", () => {
  it("gets the others in contrasts that can be read, whatever the two are", async () => {
    for (const [primary, accent] of [
      ["#7a1fa2", "#ffb300"],
      ["#b3123f", "#f29f8a"],
      ["#1d4ed8", "#22d3ee"],
      ["#333333", "#e0a800"],
    ]) {
      const changed = await brandWith((brand) => Object.assign(brand, { colors: { primary, accent } }));
      await expect(readBrand(changed), `${primary} ${accent}`).resolves.toBeDefined();
    }
  });

  it("gets icons in the sizes that browsers and phones ask for", async () => {
    const { files } = await prepare(example, root);
    const sizes = {
      "apps/web/public/apple-touch-icon.png": 180,
      "apps/web/public/icon-192.png": 192,
      "apps/web/public/icon-512.png": 512,
    };
    for (const [file, size] of Object.entries(sizes)) {
      expect(await sharp(files.get(file)).metadata(), file).toMatchObject({ format: "png", width: size, height: size });
    }
    expect(files.get("apps/web/src/app/favicon.ico")?.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
    expect(`${files.get(".env.example")}`).toMatch(/^#MAIL_TO_HR=careers@northlight\.example$/m);
  });
});

it("the country of a company is that of its times and salaries", async () => {
  const { files } = await prepare(example, root);
  const module = `${files.get("packages/brand/src/brand.ts")}`;
  expect(module).toMatch(
    /SALARY: Salary = \{\s+currency: "GBP",\s+unit: "year",\s+term: "salary",\s+label: "GBP per year"/,
  );
});

describe("what a company leaves behind is found", () => {
  it.each([
    '"validThrough":"2026-12-31T23:59:59+05:30"',
    '"currency":"INR"',
    "₹24–36 LPA",
    "Current CTC",
    "the first rupee",
    "5 Jan 2030, 9:00 am IST",
    '"dateLanguage":"en-IN"',
    '"zone":"Asia/Kolkata"',
    "Remote within India",
    "A map of Hyderabad",
    "fablewright_logo.webp",
  ])("in %s", async (text) => {
    const leftovers = await leftoversOf(own);
    expect(leftovers("here", text)).toContainEqual({ where: "here", found: text });
    const others = "LISTS, min. 12, 2026-01-01T05:30:00Z, current_ctc, £45,000–60,000 a year, 1 Jul 2026, 09:00 BST";
    expect(leftovers("here", others)).toEqual([]);
  });
});

it("what is committed is what this checkout's own brand gives", async () => {
  const { files } = await prepare(own, root);
  for (const [file, content] of files) {
    if (/\.(png|ico|woff2?)$/.test(file)) continue;
    expect(await readFile(path.join(root, file), "utf8"), file).toBe(`${content}`);
  }
});

it("no source says the firm's name, its domain or one of its colours: they come from the brand", async () => {
  const { brand, palette } = await readBrand(own);
  const words = [
    brand.name,
    brand.domain.split(".")[0] ?? "",
    brand.founder.name,
    brand.address.street,
    ...Object.values(palette),
    ...Object.values(palette).map((color) => channels(color, " ")),
  ];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const sources = [
    "apps/web",
    "apps/cms",
    "packages",
    ":!packages/brand",
    ":!*.webp",
    ":!*.svg",
    ":!*/tests/*",
    ":!*.test.*",
  ];
  const found = await promisify(execFile)("git", ["grep", "-liE", pattern, "--", ...sources], { cwd: root }).catch(
    (error) => {
      if (error.code === 1) return { stdout: "" };
      throw error;
    },
  );
  expect(found.stdout.split("\n").filter(Boolean)).toEqual([]);
});
