import { POSTS_PER_PAGE } from "@repo/contract/post/post";
import { listPosts, listTags } from "@/cms/blog";
import { tagPath } from "@/lib/blog";
import { lastPage, numbersFrom2 } from "@/lib/paging";
import { JSON_FEED_PATH, listPath, RSS_PATH } from "@/lib/paths";
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
      RSS_PATH,
      JSON_FEED_PATH,
      ...numbersFrom2(lists).map(listPath),
      ...tags.slice(0, PRERENDERED_TAGS).map(({ slug }) => tagPath(slug)),
    ];
  },
  entries: [postEntries, authorEntries],
});
