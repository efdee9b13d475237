import sharp from "sharp";
import { beforeEach, expect, it, vi } from "vitest";
import { drawCard } from "../src/app/social/[version]/[...page]/draw-card.tsx";
import { drawable } from "../src/lib/seo/card-fonts.ts";
import { SOCIAL_IMAGE, socialCard } from "../src/lib/seo/social-card.ts";

const home = { title: "" };
const SIZE = { width: SOCIAL_IMAGE.width, height: SOCIAL_IMAGE.height };

vi.mock("next/cache", () => ({ cacheLife: () => {} }));
vi.mock("@repo/cms-client/uploads", () => ({}));
vi.mock("@repo/cms-client/site", () => ({
  getSite: async () => ({ siteSetting: { firmName: "Lamps & Co", tagline: "We light rooms" } }),
}));
vi.mock("@repo/cms-client/pages", () => ({ getPage: async () => ({ seo: { metaTitle: home.title } }) }));

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

it("the general card has no title where none can be drawn", async () => {
  home.title = "软件开发";
  expect(await socialCard(home)).toMatchObject({ title: "", firmName: "Lamps & Co" });
});
