import { isValues } from "@repo/plugin-kit/server/values";
import { RuleError } from "@repo/rules/errors";
import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import type { BodyContext } from "../dashboards/controller";
import { addPanelRoutes } from "../panel/routes";
import { signInOf } from "./editor";
import { typedValues } from "./typed-values";
import { unsavedChanges } from "./unsaved";

const UPDATE = "plugin::content-manager.explorer.update";

export function registerPreviewRoutes(strapi: Core.Strapi): void {
  const changes = () => unsavedChanges(strapi);
  const path = "/unsaved/:uid/:document";
  addPanelRoutes(strapi, "/preview", [
    { method: "PUT", path, handler: keep },
    { method: "DELETE", path, handler: forget },
  ]);

  async function keep(ctx: BodyContext): Promise<void> {
    const { values } = (ctx.request.body ?? {}) as { values?: unknown };
    const type = typeOf(ctx);
    if (!isValues(values)) {
      throw new RuleError("VALIDATION_FAILED", undefined, { values: "Must be the values of a form." });
    }
    await changes().keep(await sessionOf(ctx), ctx.params.document, typedValues(strapi, type, values));
    ctx.status = 204;
  }

  async function forget(ctx: BodyContext): Promise<void> {
    typeOf(ctx);
    await changes().forget(await sessionOf(ctx), ctx.params.document);
    ctx.status = 204;
  }

  function typeOf(ctx: Context) {
    const type = strapi.contentTypes[ctx.params.uid as UID.ContentType];
    if (!type) throw new RuleError("NOT_FOUND");
    if (!ctx.state.userAbility.can(UPDATE, type.uid)) throw new RuleError("FORBIDDEN");
    return type;
  }

  async function sessionOf(ctx: Context): Promise<string> {
    const signedIn = await signInOf(strapi, ctx.state.session.id);
    if (!signedIn) throw new RuleError("UNAUTHENTICATED");
    return signedIn;
  }
}
