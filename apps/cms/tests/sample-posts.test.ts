import { readFileSync } from "node:fs";
import path from "node:path";
import { PAGE_PATHS } from "@repo/contract/page/content-types";
import { expect, it } from "vitest";
import { posts } from "../seed/data/posts";
import { services } from "../seed/data/services";
import { postText } from "../seed/post-text";
import type { Picture } from "../seed/types";

const PAGES = [...Object.values(PAGE_PATHS), ...services.map(({ slug }) => `/services/${slug}`)];

const pictures: Picture[] = posts.map(({ cover }) => cover);
const texts = await Promise.all(
  posts.map(async ({ file, title }) => {
    const inText: Picture[] = [];
    const addressOf = (picture: Picture) => `/media/${inText.push(picture)}.webp`;
    const text = (await postText(file, addressOf)).replace(/^```.*?^```/gms, "");
    pictures.push(...inText);
    return { title, text, inText };
  }),
);

it.each(texts)(
  "$title has 600 words, headings in order, a picture, and links to pages that are there",
  ({ text, inText }) => {
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(600);
    const levels = Array.from(text.matchAll(/^#+(?= )/gm), ([marks]) => marks.length);
    expect(levels[0]).toBe(2);
    expect(new Set(levels)).toEqual(new Set([2, 3]));
    expect(inText.length).toBeGreaterThan(0);
    expect(text.match(/!\[/g)).toHaveLength(inText.length);
    const links = Array.from(text.matchAll(/(?<!!)\[[^\]]+\]\((.+?)\)/g), ([, address]) => address);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((address) => !PAGES.some((page) => page === address))).toEqual([]);
  },
);

it("no two pictures of posts are alike, and each is described", () => {
  const drawn = pictures.map(({ file }) => readFileSync(path.join("seed/images", file), "base64"));
  expect(new Set(drawn).size).toBe(pictures.length);
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
  for (const { file, alt } of pictures) expect(alt.length, file).toBeGreaterThan(20);
});
