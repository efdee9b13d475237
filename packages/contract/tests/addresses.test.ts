import { describe, expect, it } from "vitest";
import { addressOf, entryAddress, entryAt, fieldOf, pageOf, tagAt } from "../src/site/addresses";

const ID = "8f0e3a52-1c2d-4e5f-9a6b-7c8d9e0f1a2b";

describe("the address of an entry", () => {
  it.each([
    ["service", "web-development", "/services/web-development", "services-page"],
    ["case-study", "harbourline", "/work/harbourline", "work-page"],
    ["job", "night-baker", "/careers/night-baker", "careers-page"],
    ["author", "ada-brass", "/blog/authors/ada-brass", "blog-page"],
    ["blog-post", ID, `/blog/${ID}`, "blog-page"],
    ["page", "events/open-day", "/events/open-day", undefined],
  ] as const)("of the type %s leads back to it, and to the page that lists it", (type, name, path, page) => {
    expect(addressOf(type, { slug: name, documentId: name, path: name })).toBe(path);
    expect(entryAddress(type, name)).toBe(path);
    expect(entryAt(path)).toEqual({ type, name });
    expect(pageOf(type)).toBe(page);
  });

  it("may be a place on a page", () => {
    expect(addressOf("technology-category", { slug: "cloud" })).toBe("/technologies#cloud");
    expect(pageOf("technology-category")).toBe("technologies-page");
    expect(pageOf("header")).toBe("home-page");
  });

  it("has the name that the entry's field has", () => {
    expect([fieldOf("job"), fieldOf("blog-post"), fieldOf("page")]).toEqual(["slug", "documentId", "path"]);
  });
});

it.each(["/", "/about", "/careers/feed.xml", "/blog/page/2", "/blog/authors/ada-brass/2", "/llms.txt"])(
  "no entry has the address %s",
  (path) => expect(entryAt(path)).toBeUndefined(),
);

it("a tag has its articles' list, and later pages of it are none of a tag", () => {
  expect(tagAt("/blog/tags/c-plus-plus")).toBe("c-plus-plus");
  for (const path of ["/blog/tags", "/blog/tags/react/2", "/blog/tagsy"]) expect(tagAt(path)).toBeUndefined();
});
