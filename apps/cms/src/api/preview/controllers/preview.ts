import { RuleError } from "@repo/rules/errors";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { editorOf } from "../../../preview/editor";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    if (!(await editorOf(strapi, ctx.headers))) throw new RuleError("NOT_FOUND");
    ctx.status = 204;
  },
});
