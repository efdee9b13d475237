import { isValues } from "@repo/plugin-kit/server/values";
import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { currentPreview } from "./drafts";
import { signInOf } from "./editor";
import { typedValues } from "./typed-values";
import { documentKey, unsavedChanges } from "./unsaved";

type Strapi = { strapi: Core.Strapi };
type BodyContext = Context & { request: { body?: unknown } };

const UPDATE = "plugin::content-manager.explorer.update";

export const unsaved = ({ strapi }: Strapi) => {
  function typeOf(ctx: Context) {
    const type = strapi.contentTypes[ctx.params.uid as UID.ContentType];
    if (!type) throw new errors.NotFoundError("There is no such content type.");
    if (!ctx.state.userAbility.can(UPDATE, type.uid)) throw new errors.ForbiddenError();
    return type;
  }

  async function placeOf(ctx: Context): Promise<[session: string, document: string]> {
    const signedIn = await signInOf(strapi, ctx.state.session.id);
    if (!signedIn) throw new errors.UnauthorizedError();
    return [signedIn, documentKey(ctx.params.document, ctx.query.locale)];
  }

  return {
    async keep(ctx: BodyContext): Promise<void> {
      const { values } = (ctx.request.body ?? {}) as { values?: unknown };
      const type = typeOf(ctx);
      if (!isValues(values)) throw new errors.ValidationError("values must be the values of a form.");
      await unsavedChanges(strapi).keep(...(await placeOf(ctx)), typedValues(strapi, type, values));
      ctx.status = 204;
    },

    async forget(ctx: Context): Promise<void> {
      typeOf(ctx);
      await unsavedChanges(strapi).forget(...(await placeOf(ctx)));
      ctx.status = 204;
    },
  };
};

export const preview = ({ strapi }: Strapi) => ({
  async find(ctx: Context): Promise<void> {
    const open = await currentPreview(strapi);
    if (!open) throw new errors.NotFoundError("This preview has ended.");
    const { path, panel, status } = open.claims;
    ctx.body = { path, panel, status };
  },
});
