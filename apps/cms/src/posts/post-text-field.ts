import { readBody } from "@repo/contract/http/read-body";
import { readFileName } from "@repo/contract/page/media";
import type { LibraryPicture } from "@repo/contract/page/picture";
import { previewSchema } from "@repo/contract/post/form";
import { renderMarkdown } from "@repo/markdown/markdown";
import { pictureNames } from "@repo/markdown/pictures";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { BodyContext } from "../access/operations";
import { addPanelRoutes, READ } from "../access/panel-routes";
import { picturesNamed } from "../files/pictures";

export function registerPostText(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: "post-text", type: "text" });

  addPanelRoutes(strapi, "/post-text", [{ method: "POST", path: "/preview", handler: preview }]);

  async function preview(ctx: BodyContext) {
    if (!ctx.state.userAbility.can(READ, "api::blog-post.blog-post")) throw new errors.ForbiddenError();
    const { description } = readBody(previewSchema, ctx.request.body);
    const names = pictureNames(description).join(",");
    const found = await picturesNamed(strapi, names);
    ctx.body = {
      html: renderMarkdown(description, {
        picture: (name) => shown(found, name),
        address: (path) => path,
        hasLines: true,
      }),
    };
  }
}

function shown(pictures: LibraryPicture[], name: string) {
  const picture = pictures.find(({ url }) => readFileName(url).original === readFileName(name).original);
  if (!picture) return undefined;
  const { url: src, width, height, alternativeText } = picture;
  return { alternativeText, attributes: { src, width: width ?? undefined, height: height ?? undefined } };
}
