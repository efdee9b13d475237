import { product } from "../product";
import { asBlogAdmin, test as base } from "./fixtures";

export type Post = { documentId: string; title: string; createdAt: string };
export type Written = { title: string; description: string; metaTags?: string };

type Fixtures = {
  /** The post is deleted after the test. */
  publish: (post: Written) => Promise<Post>;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  publish: async ({}, use) => {
    const made: string[] = [];
    await use(async (post) => {
      const answer = await asBlogAdmin("/api/blog-posts?status=published", "POST", post);
      const { data } = (await answer.json()) as { data: Post };
      made.push(data.documentId);
      return data;
    });
    for (const id of made) await asBlogAdmin(`/api/blog-posts/${id}`, "DELETE");
  },
});

export async function read(path: string): Promise<string> {
  return (await fetch(product.SITE_URL + path)).text();
}

export async function shows(path: string, text: string): Promise<boolean> {
  return (await read(path)).includes(text);
}
