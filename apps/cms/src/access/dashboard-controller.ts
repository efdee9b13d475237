import { setImmediate } from "node:timers/promises";
import { RuleError } from "@repo/contract/http/errors";
import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";

export type BodyContext = Context & { request: { body?: unknown } };

export function createDashboardActions(strapi: Core.Strapi, service: UID.Service) {
  const items = () => strapi.service(service);
  return {
    async list(ctx: Context) {
      ctx.body = await items().list(ctx.query);
    },

    async create(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      ctx.body = await items().create(ctx.request.body);
      ctx.status = 201;
    },

    async update(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      ctx.body = await items().update(ctx.params.id, ctx.request.body);
    },

    async remove(ctx: Context) {
      await refuseDisconnected(ctx);
      await items().remove(ctx.params.id);
      ctx.status = 204;
    },
  };
}

/** Refuses a request whose user was told that it failed. @throws {RuleError} CMS_UNAVAILABLE */
export async function refuseDisconnected({ req }: Context): Promise<void> {
  // After a stall, request and disconnection arrive together: the latter is read in the next turn of the event loop.
  await setImmediate();
  await setImmediate();
  if (req.socket.destroyed) throw new RuleError("CMS_UNAVAILABLE");
}
