import { company, setCompany } from "@repo/brand";
import { expect, it, vi } from "vitest";
import { socialCard } from "../src/pages/checks/social-card";

vi.mock("../src/settings", () => ({ cmsSettings: () => ({ siteUrl: "http://site.test" }) }));

it.each([
  ["lamp.png", "/uploads/lamp.png"],
  ["lamp.svg", "/uploads/hero.png"],
])("the panel shows on the card of a page what networks will, with %s chosen for them", async (name, picture) => {
  const seo = { metaTitle: "About us", metaDescription: "", shareImage: { url: `/uploads/${name}` } };
  const values = { seo, hero: { image: { url: "/uploads/hero.png" } } };
  setCompany({ ...company(), name: "Lamps & Co" });
  const card = await socialCard({ uid: "api::about-page.about-page", values } as never, {} as never);
  expect(card).toMatchObject({ siteName: "Lamps & Co", title: "About us", picture });
});
