import { isPostId } from "@repo/contract/post/post";
import { toParagraphs, toTags } from "@repo/contract/text/lines";
import { cleanText } from "@repo/contract/text/text";
import { getPost } from "@/cms/blog";
import { getPage } from "@/cms/pages";
import { heading, paragraph, raw, writeMarkdown } from "@/lib/markdown";

/** Returns an article as Markdown: title, author, day and tags, then its text. Returns `null` if there is no page. */
export async function postMarkdown(id: string): Promise<string | null> {
  const [post, page] = isPostId(id) ? await Promise.all([getPost(id), getPage("blog-page")]) : [];
  if (!post || !page) return null;
  const text = cleanText(post.description);
  const author = cleanText(post.author?.name ?? page.authorLabel);
  const facts = [author, post.createdAt?.slice(0, 10), toTags(post.metaTags).map(cleanText).join(", ")];
  return writeMarkdown([
    heading(1, cleanText(post.title)),
    paragraph(facts.filter(Boolean).join(" · ")),
    ...(post.format === "markdown" ? [raw(text)] : toParagraphs(text).map(paragraph)),
  ]);
}
