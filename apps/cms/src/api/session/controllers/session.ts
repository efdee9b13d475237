import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import type { Client } from "../../../accounts/sessions/session-service";
import { userOf } from "../../../accounts/sessions/user-of-session";

type WithBody = Context & { request: { body?: { refreshToken?: unknown; token?: unknown } } };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = () => strapi.service("api::session.session");
  const clientOf = (ctx: Context): Client => ({
    address: ctx.get("x-client-address"),
    agent: ctx.get("user-agent"),
  });

  return {
    async create(ctx: WithBody) {
      ctx.body = await service().signIn(ctx.request.body, clientOf(ctx));
    },

    async passkeyOptions(ctx: Context) {
      ctx.body = await service().askForPasskey();
    },

    async withPasskey(ctx: WithBody) {
      ctx.body = await service().signInWithPasskey(ctx.request.body, clientOf(ctx));
    },

    async refresh(ctx: WithBody) {
      ctx.body = await service().refresh(ctx.request.body?.refreshToken);
    },

    async end(ctx: WithBody) {
      await service().end(ctx.request.body?.token);
      ctx.status = 204;
    },

    async current(ctx: Context) {
      ctx.body = userOf(ctx.state.user, ctx.state.session.metadata);
    },
  };
};
