import { isMarkdownTooLong, MARKDOWN_TOO_LONG } from "@repo/contract/post/format";
import { withMediaPaths } from "@repo/markdown/media-paths";
import { auditChange } from "../changes/audit-changes";
import { onWrite, saved, type Write } from "../changes/on-write";
import { fieldError } from "../database/field-error";
import { cmsSettings } from "../settings";

type Post = { description: string; format: string | null };

export const posts = onWrite("api::blog-post.blog-post", {
  clean: [saved<Partial<Post>>(nameMedia)],
  record: [auditChange],
});

/** Names pictures in Markdown as the site serves them. @throws {ValidationError} for a text too slow to render. */
async function nameMedia({ data, draft }: Write<Partial<Post>>): Promise<void> {
  const post = { description: "", ...(await draft<Post>()), ...data };
  if (isMarkdownTooLong(post)) throw fieldError(MARKDOWN_TOO_LONG, "description");
  if (post.format !== "markdown" || !post.description) return;
  const description = withMediaPaths(post.description, cmsSettings().cmsUrl);
  if (description !== post.description) data.description = description;
}
