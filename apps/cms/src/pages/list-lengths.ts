import { JOBS_PER_PAGE } from "@repo/contract/job/job";
import { POSTS_PER_PAGE, tagSlug } from "@repo/contract/post/post";
import { addressOf, LISTS } from "@repo/contract/site/addresses";
import { toTags } from "@repo/contract/text/lines";
import type { Core, UID } from "@strapi/strapi";

const published = { publishedAt: { $notNull: true } };

/** Counts the pages of each list, by its address. */
export async function listLengths(strapi: Core.Strapi): Promise<Record<string, number>> {
  const column = async (uid: UID.ContentType, field: string): Promise<string[]> => {
    const rows = await strapi.db.query(uid).findMany({ select: [field], where: published });
    return rows.map((row) => row[field] ?? "");
  };
  const posts = await column("api::blog-post.blog-post", "metaTags");
  const authors = await column("api::author.author", "slug");
  const industries = await column("api::industry.industry", "title");
  const services = await column("api::service.service", "slug");
  const jobs = await strapi.db.query("api::job.job").count({ where: published });

  const tagged = new Map<string, number>();
  for (const tags of posts) {
    for (const slug of new Set(toTags(tags).map(tagSlug))) tagged.set(slug, (tagged.get(slug) ?? 0) + 1);
  }
  const ofPosts = (count: number) => Math.ceil(count / POSTS_PER_PAGE);
  return Object.fromEntries([
    [LISTS.posts, ofPosts(posts.length)],
    [LISTS.jobs, Math.ceil(jobs / JOBS_PER_PAGE)],
    ...authors.map((slug) => [addressOf("author", { slug }), ofPosts(posts.length) || 1]),
    ...Array.from(tagged, ([slug, count]) => [`${LISTS.tags}/${slug}`, ofPosts(count)]),
    ...industries.map((title) => [`${LISTS.industries}/${tagSlug(title)}`, 1]),
    ...services.map((slug) => [`${LISTS.services}/${slug}`, 1]),
  ]);
}
