import { POSTS_PER_PAGE } from "@repo/contract/post/post";
import { FEEDS } from "@repo/contract/site/addresses";
import { listPosts, listTags } from "@/cms/blog";
import { lastPage, numbersFrom2 } from "@/lib/paging";
import { listPath, tagPath } from "@/lib/paths";
import { sitePage } from "@/lib/site-page";
import { postEntries } from "./[id]/site-page";
import { authorEntries } from "./authors/[slug]/site-page";

const PRERENDERED_LISTS = 2;
export const PRERENDERED_TAGS = 12;

export const blogPage = sitePage("blog-page", {
  dependsOn: ["blog-post", "author"],
  listPrerendered: async () => {
    const [list, tags] = await Promise.all([listPosts(1), listTags()]);
    const lists = Math.min(lastPage(list?.total ?? 0, POSTS_PER_PAGE), 1 + PRERENDERED_LISTS);
    return [
      FEEDS.blog.rss,
      FEEDS.blog.json,
      ...numbersFrom2(lists).map(listPath),
      ...tags.slice(0, PRERENDERED_TAGS).map(({ slug }) => tagPath(slug)),
    ];
  },
  entries: [postEntries, authorEntries],
});
