import { JOBS_PER_PAGE } from "@repo/contract/job/job";
import { POSTS_PER_PAGE, tagSlug } from "@repo/contract/post/post";
import { toTags } from "@repo/contract/text/lines";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import type { RedirectService } from "strapi-plugin-page-redirects/strapi-server";

const published = { publishedAt: { $notNull: true } };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Returns how many pages each list has at most, by its address. An address that leads elsewhere has one. */
  async show(ctx: Context) {
    const posts: { metaTags: string | null }[] = await strapi.db
      .query("api::blog-post.blog-post")
      .findMany({ select: ["metaTags"], where: published });
    const authors: { slug: string }[] = await strapi.db
      .query("api::author.author")
      .findMany({ select: ["slug"], where: published });
    const jobs = await strapi.db.query("api::job.job").count({ where: published });
    const redirects = await (strapi.plugin("page-redirects").service("redirects") as RedirectService).list();

    const tagged: Record<string, number> = {};
    for (const { metaTags } of posts) {
      for (const slug of new Set(toTags(metaTags).map(tagSlug))) tagged[slug] = (tagged[slug] ?? 0) + 1;
    }
    const ofPosts = (count: number) => Math.ceil(count / POSTS_PER_PAGE);
    ctx.body = {
      ...Object.fromEntries(redirects.map(({ from }) => [from, 1])),
      "/blog/page": ofPosts(posts.length),
      "/careers/page": Math.ceil(jobs / JOBS_PER_PAGE),
      ...Object.fromEntries(authors.map(({ slug }) => [`/blog/authors/${slug}`, ofPosts(posts.length)])),
      ...Object.fromEntries(Object.entries(tagged).map(([slug, count]) => [`/blog/tags/${slug}`, ofPosts(count)])),
    };
  },
});
