import { File } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { registerField } from "../fields/register-field";

export function registerPostText(app: StrapiApp): void {
  registerField(app, {
    name: "post-text",
    type: "text",
    label: "Text of a post",
    description: "Plain, or Markdown with a preview",
    icon: File,
    load: async () => (await import("./post-text-input")).PostTextInput,
  });
}
