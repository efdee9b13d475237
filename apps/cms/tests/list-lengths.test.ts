import { POSTS_PER_PAGE } from "@repo/contract/post/post";
import { expect, it } from "vitest";
import { panel, rest } from "./cms";

const posts = panel.collection<{ documentId: string }>("blog-post");

const lengths = async () => (await (await rest("/api/list-lengths")).json()) as Record<string, number>;

it("the site is told how long each list is, by tags as they are in addresses", async () => {
  const before = await lengths();
  for (const list of ["/blog/page", "/careers/page", "/work/industries/travel", "/work/services/web-development"]) {
    expect([list, before[list]]).toEqual([list, 1]);
  }
  const word = crypto.randomUUID();
  const made = await Promise.all(
    Array.from({ length: POSTS_PER_PAGE + 1 }, (_, index) =>
      posts.publish({
        title: `Oak ${index}`,
        description: "A barrel.",
        metaTags: `C++ ${word}, C++ ${word}, constructor`,
      }),
    ),
  );
  await posts.draft({ title: "Draft", description: "A barrel.", metaTags: `Draft ${word}` }, undefined);
  const after = await lengths();
  expect(after[`/blog/tags/c-plus-plus-${word}`]).toBe(2);
  expect(after["/blog/tags/constructor"]).toBe(2);
  expect(after).not.toHaveProperty([`/blog/tags/draft-${word}`]);
  expect(after["/blog/page"]).toBe(2);
  for (const { documentId } of made) await posts.remove(documentId);
});
