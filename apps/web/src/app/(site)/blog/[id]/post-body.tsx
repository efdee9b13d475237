import { LAYOUT_ANCHORS } from "@repo/contract/page/anchors";
import type { PostFragment } from "@/cms/generated/graphql";
import { ArticleText } from "@/components/blog/article-text";
import { PostText } from "@/components/blog/post-text";
import { Picture } from "@/components/picture";
import { articleHtml } from "@/lib/article";

/** Anchors that a heading of the text can't have. `related` is the list of similar posts below it. */
const TAKEN = new Set([...LAYOUT_ANCHORS, "related"]);

export async function PostBody({ post: { description, format, cover } }: { post: PostFragment }) {
  const isMarkdown = format === "markdown";
  const text = isMarkdown ? (
    <ArticleText html={await articleHtml(description, { takenAnchors: TAKEN })} />
  ) : (
    <PostText text={description} />
  );
  if (!cover) return text;
  return (
    <>
      <Picture picture={cover} sizes="(min-width: 48rem) 44rem, 100vw" eager className="mb-10 w-full rounded-card" />
      {text}
    </>
  );
}
