import { File } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType } from "react";

export function registerPostText(app: StrapiApp): void {
  app.customFields.register({
    name: "post-text",
    type: "text",
    intlLabel: { id: "post-text.label", defaultMessage: "Text of a post" },
    intlDescription: { id: "post-text.description", defaultMessage: "Plain, or Markdown with a preview" },
    icon: File,
    components: { Input: loadInput },
  });
}

async function loadInput() {
  const { PostTextInput } = await import("./post-text-input");
  return { default: PostTextInput as ComponentType };
}
