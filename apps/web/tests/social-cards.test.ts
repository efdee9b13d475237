import { company } from "@repo/brand";
import sharp from "sharp";
import { beforeEach, expect, it, vi } from "vitest";
import { drawCard } from "../src/app/social/[version]/[...page]/draw-card.tsx";
import { drawable } from "../src/lib/seo/card-fonts.ts";
import { pageMetadata } from "../src/lib/seo/metadata.ts";
import { SOCIAL_IMAGE, socialCard, socialImagePath } from "../src/lib/seo/social-card.ts";

const picture = (name: string) => ({
  url: `/uploads/${name}`,
  alternativeText: null,
  width: null,
  height: null,
  focalPoint: null,
});
const home = { title: "" };
const siteSetting = {
  firmName: "Lamps & Co",
  tagline: "We light rooms",
  seo: { shareImage: picture("wick.svg") },
  shareImage: picture("oil.png"),
};
const firm = company();
const SIZE = { width: SOCIAL_IMAGE.width, height: SOCIAL_IMAGE.height };

vi.mock("next/cache", () => ({ cacheLife: () => {} }));
vi.mock("@/cms/uploads", () => ({}));
vi.mock("@/cms/site", () => ({ getSite: async () => ({ siteSetting, company: firm }) }));
vi.mock("@/cms/pages", () => ({ getPage: async () => ({ seo: { metaTitle: home.title } }) }));

beforeEach(() => {
  home.title = "Lamps for homes";
});

it.each([
  ["Zażółć gęślą jaźń", "Zażółć gęślą jaźń"],
  ["Phần mềm cho doanh nghiệp Việt", "Phần mềm cho doanh nghiệp Việt"],
  ["Разработка ПО, щёголь", "Разработка ПО, щёголь"],
  ["Ανάπτυξη λογισμικού", "Ανάπτυξη λογισμικού"],
  ["Cafe\u0301 cre\u0300me", "Café crème"],
  ["Ship it 🚀 today 👩🏽‍💻", "Ship it today"],
  ["From ₹5 lakh", "From ₹5 lakh"],
  ["soft\u00adware", "software"],
  ["marked\u{e0141}\u{e0142}", "marked"],
])("a card has the whole of %s, without a font from elsewhere", async (title, drawn) => {
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("No internet"));
  const card = await socialCard({ title });
  expect(card?.title).toBe(drawn);
  if (card) expect(await sharp(await drawCard(card)).metadata()).toMatchObject({ format: "jpeg", ...SIZE });
  expect(fetched.mock.calls.filter(([address]) => /^https?:/.test(String(address)))).toEqual([]);
});

it.each(["सॉफ़्टवेयर विकास", "软件开发", "تطوير البرمجيات", "Our 软件", "תוכנה", "🚀"])(
  "a card is the general one for %s",
  async (title) => {
    expect(drawable(title)).toBeNull();
    expect(await socialCard({ title })).toEqual(await socialCard(home));
    expect(await socialCard(home)).toMatchObject({ title: "Lamps for homes", kicker: "We light rooms" });
  },
);

it.each([
  ["lamp.png", true, /^\/social\/picture\/lamp\.png\.jpg$/],
  ["lamp.svg", true, /^\/social\/[\da-f]{8}\/about\.jpg$/],
  ["lamp.svg", false, /^\/social\/picture\/oil\.png\.jpg$/],
])("networks show %s, or the page's card (%s) or next picture instead of a drawing", async (name, hasCard, shown) => {
  const seo = { metaTitle: "About us", metaDescription: "", keywords: "", shareImage: picture(name) };
  const { openGraph } = await pageMetadata("/about", seo, hasCard ? async () => ({ title: "About us" }) : undefined);
  expect(openGraph?.images).toMatchObject({ url: expect.stringMatching(shown) });
});

it("the general card has no title where none can be drawn", async () => {
  home.title = "软件开发";
  expect(await socialCard(home)).toMatchObject({ title: "", firmName: "Lamps & Co" });
});

it("a card in other colours is another picture at another address", async () => {
  const card = await socialCard(home);
  if (!card) throw new Error("There is no card.");
  const green = { ...card, colors: { primary: "#0b7a53", accent: "#f2b233" } };
  expect(socialImagePath("/", green)).not.toBe(socialImagePath("/", card));
  const ground = async (of: typeof card) => [
    ...(await sharp(await drawCard(of))
      .extract({ left: 2, top: 600, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
  expect(await ground(green)).not.toEqual(await ground(card));
});
