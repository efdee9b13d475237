import { looksLikeMarkdown } from "@repo/markdown/looks-like-markdown";
import type { Rule } from "strapi-plugin-publishing-checks/strapi-server";

export const plainMarkdown: Rule = {
  name: "plain-markdown",
  level: "advice",
  check({ uid, values, parts }) {
    const part = parts.find(({ name }) => uid === "api::blog-post.blog-post" && name === "description");
    if (!part || values.format === "markdown" || !looksLikeMarkdown(String(part.value ?? ""))) return [];
    const message = "This looks like Markdown, and visitors see its signs. Choose Markdown as the format of the post.";
    return [{ part, message }];
  },
};
