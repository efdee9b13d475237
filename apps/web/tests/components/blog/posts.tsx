import { RuleError } from "@repo/contract/http/errors";
import { POSTS_PER_TABLE, type Post } from "@repo/contract/post/form";
import { page } from "vitest/browser";
import { BlogDashboard } from "@/app/(dashboards)/blog/admin/blog-dashboard";
import { answer } from "../kit/cms";
import { renderDashboard } from "../kit/dashboard";

const AUTHORS = [
  { id: "author-1", name: "Ada Brass" },
  { id: "author-2", name: "Bo Copper" },
];

let minutes = 0;

function aMinuteLater(): string {
  minutes += 1;
  return new Date(Date.parse("2026-11-02T09:00:00Z") + minutes * 60_000).toISOString();
}

/** Simulates the CMS of one test, with these posts, of which the last is the newest. */
export function blogWith(titles: string[], fields: Partial<Post> = {}) {
  let posts: Post[] = [];
  const deleted = new Map<string, Post>();

  function add(title: string, others: Partial<Post> = {}): Post {
    const createdAt = aMinuteLater();
    const description = others.description ?? "Its text";
    const post: Post = {
      id: crypto.randomUUID(),
      title,
      description,
      metaTags: "",
      teaser: "",
      format: "plain",
      cover: null,
      author: null,
      excerpt: description,
      status: "published",
      publishAt: null,
      unpublishAt: null,
      createdAt,
      updatedAt: createdAt,
      ...others,
    };
    posts = [post, ...posts];
    return post;
  }
  for (const title of titles) add(title, fields);

  function find(id: string | undefined): Post {
    const found = posts.find((post) => post.id === id);
    if (!found) throw new RuleError("NOT_FOUND");
    return found;
  }

  function change(id: string, changes: Partial<Post>): Post {
    const changed = { ...find(id), ...changes, updatedAt: aMinuteLater() };
    posts = posts.map((post) => (post.id === id ? changed : post));
    return changed;
  }

  answer("GET /api/dashboard/posts", ({ query: { q = "", page: asked = "1" } }) => {
    const found = posts.filter((post) =>
      `${post.title} ${post.description} ${post.metaTags}`.toLowerCase().includes(q.toLowerCase()),
    );
    const shown = Math.min(Number(asked), Math.max(1, Math.ceil(found.length / POSTS_PER_TABLE)));
    const items = found.slice((shown - 1) * POSTS_PER_TABLE, shown * POSTS_PER_TABLE);
    return { items, page: shown, pageSize: POSTS_PER_TABLE, total: found.length };
  });
  answer("GET /api/dashboard/posts/stats", () => ({ total: posts.length, recent: 2, tags: 3 }));
  answer("POST /api/dashboard/posts", ({ body }) => {
    const { title, ...others } = body as Partial<Post>;
    return add(String(title).trim(), others);
  });
  answer("PATCH /api/dashboard/posts/:id", ({ params, body }) => {
    const { updatedAt, ...changes } = body as Partial<Post>;
    const current = find(params.id);
    if (updatedAt !== current.updatedAt) throw new RuleError("CONFLICT", undefined, undefined, { current });
    const waits = changes.status === "draft" && current.status !== "draft";
    return change(current.id, waits ? { ...changes, status: "modified" } : changes);
  });
  answer("POST /api/dashboard/posts/preview", ({ body }) => ({
    html: `<p dir="auto">Rendered: ${body.description}</p>`,
    deadLinks: [],
  }));
  answer("DELETE /api/dashboard/posts/:id", ({ params }) => {
    const doomed = find(params.id);
    deleted.set(doomed.id, doomed);
    posts = posts.filter((post) => post !== doomed);
    return undefined;
  });
  answer("POST /api/dashboard/posts/:id/restore", ({ params }) => {
    const post = deleted.get(params.id ?? "");
    if (!post) throw new RuleError("NOT_FOUND");
    posts = [post, ...posts].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    return post;
  });

  return { add, change, named: (title: string) => find(posts.find((post) => post.title === title)?.id) };
}

export const openDashboard = (query?: string) =>
  renderDashboard("blog-admin", <BlogDashboard label="The editors" authors={AUTHORS} />, query);

export const form = page.getByRole("dialog", { name: /Create New Blog Post|Edit Blog Post/ });
export const title = form.getByLabelText("Title *");
export const description = form.getByLabelText("Description *");
export const row = (name: string) => page.getByRole("row").filter({ hasText: name });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const inForm = (name: string) => form.getByRole("button", { name, exact: true });
export const addNewPost = () => button("Add New Post").click();
export const edit = (name: string) => button(`Edit ${name}`).click();

export async function write(text: { title: string; description: string }): Promise<void> {
  await title.fill(text.title);
  await description.fill(text.description);
}
