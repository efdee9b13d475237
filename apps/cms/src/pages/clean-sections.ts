import { videoAddress } from "@repo/contract/page/video";
import { isMarkdownTooLong, MARKDOWN_TOO_LONG } from "@repo/contract/post/format";
import { withMediaPaths } from "@repo/markdown/media-paths";
import type { Core } from "@strapi/strapi";
import { fieldError } from "../database/field-error";
import { cmsSettings } from "../settings";

type Section = { __component: string; text?: unknown; address?: unknown };

/**
 * Does for Markdown in sections what `clean-posts.ts` does for posts. Of an embed code, which is longer than the
 * column, it keeps only the address.
 * @throws {ValidationError} for too long a text.
 */
export function registerCleanSections(strapi: Core.Strapi): void {
  const { cmsUrl } = cmsSettings();
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as { data?: { sections?: Section[] | null } };
    if (context.uid !== "api::page.page" || !Array.isArray(data?.sections)) return next();
    for (const [index, section] of data.sections.entries()) {
      const { __component: kind, text, address } = section;
      if (kind === "section.video" && typeof address === "string") section.address = videoAddress(address);
      if (kind !== "section.rich-text" || typeof text !== "string") continue;
      if (isMarkdownTooLong({ description: text, format: "markdown" })) {
        throw fieldError(MARKDOWN_TOO_LONG, `sections.${index}.text`);
      }
      section.text = withMediaPaths(text, cmsUrl);
    }
    return next();
  });
}
