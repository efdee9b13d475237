import { product } from "../product";
import { test as base } from "./fixtures";
import { type Post, posts } from "./panel";

type Written = {
  title: string;
  description: string;
  metaTags?: string;
  teaser?: string;
  format?: "markdown";
  cover?: object;
  author?: string;
};

type Fixtures = {
  /** Publishes a post that is deleted after the test. */
  publish: (post: Written) => Promise<Post>;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  publish: async ({}, use) => {
    const made: string[] = [];
    await use(async (post) => {
      const published = await posts.publish(post);
      made.push(published.documentId);
      return published;
    });
    for (const id of made) await posts.remove(id);
  },
});

export async function read(path: string): Promise<string> {
  return (await fetch(product.SITE_URL + path)).text();
}

export async function shows(path: string, text: string): Promise<boolean> {
  return (await read(path)).includes(text);
}
