import { isPostId, POSTS_PER_PAGE, TAGS_SHOWN } from "@repo/contract/post/post";
import { toTags } from "@repo/contract/text/lines";
import { getPost, listNewestPosts, listPostEntries } from "@/cms/blog";
import { getPage } from "@/cms/pages";
import type { EntryPages } from "@/lib/site-page";

export const postEntries: EntryPages = {
  type: "blog-post",
  dependsOn: ["blog-page", "blog-post", "author"],
  list: async () => (await listPostEntries()).map(({ id, updatedAt }) => ({ name: id, lastModified: updatedAt })),
  listPrerendered: async () => (await listNewestPosts(POSTS_PER_PAGE)).map(({ documentId }) => documentId),
  card: async (id) => {
    const [post, page] = isPostId(id) ? await Promise.all([getPost(id), getPage("blog-page")]) : [];
    if (!post) return null;
    return {
      title: post.title,
      kicker: toTags(post.metaTags).slice(0, TAGS_SHOWN).join(" · ") || page?.seo.metaTitle,
      picture: post.cover ?? page?.hero.image,
    };
  },
};
