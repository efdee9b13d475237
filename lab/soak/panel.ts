import { setTimeout } from "node:timers/promises";
import accounts from "../../packages/testing/accounts.json" with { type: "json" };
import { createPanel } from "../../packages/testing/src/panel.ts";
import { createJar } from "./jar.ts";

const POSTS = 6;
const WAIT_MS = 2_000;
const JSON_TYPE = { "content-type": "application/json" };

export type Post = { documentId: string; title: string; description: string; metaTags: string };
export type Panel = Awaited<ReturnType<typeof openPanel>>;

/** As one editor, who signs in again when a session has ended: on the product's clock, that is soon. */
export async function openPanel(cmsUrl: string, isOver: () => boolean) {
  const jar = createJar();
  let token = "";
  const sent = async (address: string, body: object) => {
    const headers = { ...JSON_TYPE, cookie: jar.header() };
    const answer = await fetch(cmsUrl + address, { method: "POST", headers, body: JSON.stringify(body) });
    const { data } = (await answer.json().catch(() => ({}))) as { data?: { token?: string } };
    jar.keep(answer);
    return data?.token;
  };
  const signIn = async () => {
    const account = { email: accounts.STRAPI_ADMIN_EMAIL, password: accounts.STRAPI_ADMIN_PASSWORD };
    for (;;) {
      const given = (token && (await sent("/admin/access-token", {}))) || (await sent("/admin/login", account));
      token = given ?? "";
      if (token) return;
      // Five sign-ins in five minutes are all that Strapi allows.
      if (isOver()) throw new Error("The panel lets nobody in.");
      await setTimeout(WAIT_MS);
    }
  };
  await signIn();
  const panel = createPanel(cmsUrl, () => token);
  const posts = panel.collection<Post>("blog-post");

  async function signedIn<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!/ answers 401/.test((error as Error).message)) throw error;
      await signIn();
      return work();
    }
  }

  const texts = ({ title, description, metaTags }: Omit<Post, "documentId">) => ({ title, description, metaTags });
  return {
    /** A few that are edited over and over. */
    posts: async () => (await signedIn(posts.list)).slice(0, POSTS),
    publish: (post: Post, title: string) => signedIn(() => posts.publish(texts({ ...post, title }), post.documentId)),
    plan: (action: "publish" | "unpublish", title: string, at: string): Promise<Post> => {
      const fields = { title, description: "Its text.", metaTags: "Plans" };
      return signedIn(() =>
        action === "publish"
          ? posts.draft({ ...fields, publishAt: at })
          : posts.publish(fields).then(({ documentId }) => posts.draft({ ...fields, unpublishAt: at }, documentId)),
      );
    },
  };
}
