import { setTimeout } from "node:timers/promises";
import { openPanel } from "../../packages/testing/src/panel.ts";
import { ACCOUNTS } from "../product/dashboard.ts";

const POSTS = 6;
const WAIT_MS = 2_000;

export type Post = { documentId: string; title: string; description: string; metaTags: string };
export type Panel = Awaited<ReturnType<typeof openAsEditor>>;

/** Acts as one editor, and signs in again when a session has ended, which is soon on the product's clock. */
export async function openAsEditor(cmsUrl: string, isOver: () => boolean) {
  const posts = (await openPanel(cmsUrl, ACCOUNTS.panel)).collection<Post>("blog-post");

  async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        // Strapi allows only five sign-ins in five minutes.
        if (isOver() || !/login answers 429$/.test((error as Error).message)) throw error;
        await setTimeout(WAIT_MS);
      }
    }
  }

  const texts = ({ title, description, metaTags }: Omit<Post, "documentId">) => ({ title, description, metaTags });
  return {
    posts: async () => (await insist(posts.list)).slice(0, POSTS),
    publish: (post: Post, title: string) => insist(() => posts.publish(texts({ ...post, title }), post.documentId)),
    plan: (action: "publish" | "unpublish", title: string, at: string): Promise<Post> => {
      const fields = { title, description: "Its text.", metaTags: "Plans" };
      return insist(() =>
        action === "publish"
          ? posts.draft({ ...fields, publishAt: at })
          : posts.publish(fields).then(({ documentId }) => posts.draft({ ...fields, unpublishAt: at }, documentId)),
      );
    },
  };
}
