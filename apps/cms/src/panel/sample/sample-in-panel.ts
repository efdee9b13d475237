import { uidOf } from "@repo/contract/page/content-types";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import type { BodyContext } from "../../access/operations";
import { addPanelRoutes, UPDATE } from "../../access/panel-routes";
import type { Going, MakeItYours } from "./items";
import { removeSample, whatGoes } from "./remove-sample";
import { forgetSeeded, keepAsItIs, seededOf } from "./seeded";
import { whatIsLeft } from "./what-is-left";

export function registerSample(strapi: Core.Strapi): void {
  const mayRemove = ({ state }: Context): boolean => strapi.service("admin::role").hasSuperAdminRole(state.user);
  const allow = (isAllowed: boolean) => {
    if (!isAllowed) throw new errors.ForbiddenError();
  };
  const allowSettings = ({ state }: Context) => allow(state.userAbility.can(UPDATE, uidOf("site-setting")));

  async function left(ctx: Context): Promise<void> {
    allowSettings(ctx);
    const items = await whatIsLeft(strapi);
    const isDone = items !== null && Object.values(items).every((count) => count === 0);
    if (isDone) await forgetSeeded(strapi);
    ctx.body = { left: isDone ? null : items, mayRemove: mayRemove(ctx) } satisfies MakeItYours;
  }

  async function keep(ctx: BodyContext): Promise<void> {
    allowSettings(ctx);
    const { item } = (ctx.request.body ?? {}) as { item?: unknown };
    const [seeded, items] = [await seededOf(strapi), await whatIsLeft(strapi)];
    if (!seeded || !items || typeof item !== "string" || !Object.hasOwn(items, item)) throw new errors.NotFoundError();
    await keepAsItIs(strapi, seeded, item);
    ctx.body = {};
  }

  async function dismiss(ctx: Context): Promise<void> {
    allowSettings(ctx);
    await forgetSeeded(strapi);
    ctx.body = {};
  }

  async function going(ctx: Context): Promise<void> {
    allow(mayRemove(ctx));
    const { entries, quotes, pictures } = await whatGoes(strapi);
    ctx.body = {
      jobs: entries.jobs.length,
      posts: entries.posts.length,
      caseStudies: entries.caseStudies.length,
      quotes: new Set(quotes.map(({ quote }) => quote)).size,
      pictures: pictures.length,
    } satisfies Going;
  }

  async function remove(ctx: BodyContext): Promise<void> {
    allow(mayRemove(ctx));
    const { isSure } = (ctx.request.body ?? {}) as { isSure?: unknown };
    if (isSure !== true) throw new errors.ValidationError("Say that you are sure.");
    ctx.body = { archive: await removeSample(strapi, ctx.state.user.email) };
  }

  addPanelRoutes(strapi, "/make-it-yours", [
    { method: "GET", path: "/left", handler: left },
    { method: "POST", path: "/keep", handler: keep },
    { method: "POST", path: "/dismiss", handler: dismiss },
    { method: "GET", path: "/sample", handler: going },
    { method: "POST", path: "/sample/remove", handler: remove },
  ]);
}
