import { readFileSync } from "node:fs";
import { today } from "@repo/time/company";
import type { UID } from "@strapi/strapi";
import type { Entry, Part } from "strapi-plugin-publishing-checks/strapi-server";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { closingDate } from "../src/jobs/closing-date";
import { jobCountry } from "../src/jobs/job-country";
import { searchTexts } from "../src/pages/checks/search-texts";
import { plainMarkdown } from "../src/posts/plain-markdown";
import { publishingChecks } from "../src/wiring/checks";

/** Only the first level of a type's fields is needed here. */
function entry(type: string, values: Record<string, unknown>): Entry {
  const { attributes } = JSON.parse(readFileSync(`src/api/${type}/content-types/${type}/schema.json`, "utf8"));
  const uid = `api::${type}.${type}` as UID.ContentType;
  const parts = Object.entries(attributes).map(
    ([name, attribute]) =>
      ({ trail: [{ model: uid, name }], name, model: type, attribute, value: values[name] }) as never as Part,
  );
  return { uid, documentId: "id", values, parts, texts: [], pictures: [], links: [] };
}

const partOf = (type: string, name: string, values = {}) =>
  entry(type, values).parts.find((part) => part.name === name) as Part;

it("a closing date is past for an open job alone", async () => {
  const found = (values: Record<string, unknown>) => closingDate.check(entry("job", values), {} as never);
  expect(found({ closesAt: "2020-02-29", availability: "open" })).toHaveLength(1);
  expect(found({ closesAt: "2020-02-29", availability: "filled" })).toEqual([]);
  expect(found({ closesAt: today() })).toEqual([]);
  expect(found({ closesAt: null })).toEqual([]);
});

it("a job says its country where its place names none", async () => {
  const found = (values: Record<string, unknown>) => jobCountry.check(entry("job", values), {} as never);
  expect(await found({ location: "Europe" })).toMatchObject([
    { part: { name: "country" }, message: expect.stringContaining("told that this one is in India") },
  ]);
  expect(await found({ details: "Full time • Remote (Worldwide)", workMode: "Remote" })).toHaveLength(1);
  for (const values of [{ location: "Europe", country: "DE" }, { location: "Dublin, Ireland" }, { location: null }])
    expect(await found(values)).toEqual([]);
});

it("a plain post that looks like Markdown is told", async () => {
  const found = (values: Record<string, unknown>) => plainMarkdown.check(entry("blog-post", values), {} as never);
  const description = "Oil\n\n## The wick";
  for (const format of ["plain", null]) {
    expect(await found({ description, format })).toMatchObject([
      { part: { name: "description" }, message: expect.stringContaining("looks like Markdown") },
    ]);
  }
  expect(await found({ description, format: "markdown" })).toEqual([]);
  expect(await found({ description: "Oil\n\nThe wick", format: "plain" })).toEqual([]);
});

describe("search results", () => {
  beforeAll(() => {
    for (const [name, value] of Object.entries(inject("settings"))) vi.stubEnv(name, value);
  });
  afterAll(() => vi.unstubAllEnvs());

  it("take the texts of jobs and posts from their fields", async () => {
    const texts = await searchTexts(entry("blog-post", { title: "x", description: "y" }));
    expect(texts).toMatchObject({ title: { path: "title" }, description: { text: "y", path: "description" } });
    const withTeaser = await searchTexts(entry("blog-post", { description: "y", teaser: "z" }));
    expect(withTeaser).toMatchObject({ description: { text: "z", path: "teaser" } });
  });

  it("show a text in Markdown without its signs", async () => {
    const description = "The *first* text.\n\n## A [heading](/about)";
    const shown = async (format: string) =>
      (await searchTexts(entry("blog-post", { description, format })))?.description.text;
    expect(await shown("markdown")).toBe("The first text.");
    expect(await shown("plain")).toBe(description);
  });

  it("are those of pages alone", async () => {
    expect(await searchTexts(entry("faq", { question: "x", answer: "y" }))).toBeUndefined();
  });
});

describe("fields", () => {
  const { isRequired, textFormat } = publishingChecks;

  it("may be left empty where their page leaves them out", () => {
    expect(isRequired(partOf("header", "links"))).toBe(true);
    expect(isRequired(partOf("home-page", "proofFigures"))).toBe(false);
    expect(isRequired(partOf("careers-page", "hiringSteps"))).toBe(false);
    expect(isRequired(partOf("case-study", "gallery"))).toBe(false);
    expect(isRequired(partOf("site-setting", "socialLinks"))).toBe(false);
    expect(isRequired(partOf("job", "responsibilities"))).toBe(false);
    expect(isRequired(partOf("faq", "question"))).toBe(true);
  });

  it("are Markdown in posts that say so, and have links elsewhere", () => {
    const uid = "api::blog-post.blog-post";
    const format = (name: string, values: object) =>
      textFormat(partOf("blog-post", name), { uid, values: { ...values } });
    expect(format("description", { format: "markdown" })).toBe("markdown");
    expect(format("description", { format: "plain" })).toBe("plain");
    const text = { ...partOf("faq", "answer"), attribute: { type: "richtext" } } as Part;
    expect(textFormat(text, { uid, values: {} })).toBe("links");
  });
});
