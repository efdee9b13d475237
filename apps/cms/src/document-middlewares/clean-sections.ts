import { withMediaPaths } from "@repo/markdown/media-paths";
import { cleanText } from "@repo/rules/post";
import { isMarkdownTooLong, MARKDOWN_TOO_LONG } from "@repo/rules/post-format";
import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import { fieldError } from "../field-error";

type Section = { __component: string; text?: unknown };

/** Does for Markdown in sections what `clean-posts.ts` does for posts. @throws {ValidationError} for too long a text. */
export function registerCleanSections(strapi: Core.Strapi): void {
  const { cmsUrl } = cmsSettings(process.env);
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as { data?: { sections?: Section[] | null } };
    if (context.uid !== "api::page.page" || !Array.isArray(data?.sections)) return next();
    for (const [index, section] of data.sections.entries()) {
      if (section.__component !== "section.rich-text" || typeof section.text !== "string") continue;
      const text = cleanText(section.text);
      if (isMarkdownTooLong({ description: text, format: "markdown" })) {
        throw fieldError(MARKDOWN_TOO_LONG, `sections.${index}.text`);
      }
      section.text = withMediaPaths(text, cmsUrl);
    }
    return next();
  });
}
