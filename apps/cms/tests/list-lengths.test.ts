import { POSTS_PER_PAGE } from "@repo/contract/post/post";
import { expect, it } from "vitest";
import { panel, rest } from "./cms";

const posts = panel.collection<{ documentId: string }>("blog-post");
const redirects = panel.collection<{ documentId: string }>("plugin::page-redirects.redirect");

const lengths = async () => (await (await rest("/api/list-lengths")).json()) as Record<string, number>;

it("the site is told how long each list is, by tags as they are in addresses, and what leads elsewhere", async () => {
  const before = await lengths();
  expect(before["/blog/page"]).toBe(1);
  expect(before["/careers/page"]).toBe(1);
  const word = crypto.randomUUID();
  const made = await Promise.all(
    Array.from({ length: POSTS_PER_PAGE + 1 }, (_, index) =>
      posts.publish({ title: `Oak ${index}`, description: "A barrel.", metaTags: `C++ ${word}, C++ ${word}` }),
    ),
  );
  await posts.draft({ title: "Draft", description: "A barrel.", metaTags: `Draft ${word}` }, undefined);
  const moved = await redirects.draft({ from: `/blog/tags/old-${word}`, to: "/blog" });
  const after = await lengths();
  expect(after[`/blog/tags/c-plus-plus-${word}`]).toBe(2);
  expect(after[`/blog/tags/old-${word}`]).toBe(1);
  expect(after).not.toHaveProperty([`/blog/tags/draft-${word}`]);
  expect(after["/blog/page"]).toBe(2);
  for (const { documentId } of made) await posts.remove(documentId);
  await redirects.remove(moved.documentId);
});
