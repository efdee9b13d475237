import type { Core } from "@strapi/strapi";

type Model = { uid: string; attributes: Record<string, object> };

/** Lets the panel's form of a new post begin in Markdown. A post that comes without a format is plain, as always. */
export function beginInMarkdown(strapi: Core.Strapi): void {
  const mapper = strapi.plugin("content-manager").service("data-mapper");
  const toDto: (model: Model) => Model = mapper.toDto;
  mapper.toDto = (model: Model) => {
    const { attributes, ...dto } = toDto(model);
    if (model.uid !== "api::blog-post.blog-post") return { ...dto, attributes };
    return { ...dto, attributes: { ...attributes, format: { ...attributes.format, default: "markdown" } } };
  };
}
