import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

type WithBody = Context & { request: { body?: { refreshToken?: unknown; token?: unknown } } };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = () => strapi.service("api::session.session");

  return {
    async create(ctx: WithBody) {
      ctx.body = await service().signIn(ctx.request.body, ctx.get("x-client-address"));
    },

    async refresh(ctx: WithBody) {
      ctx.body = await service().refresh(ctx.request.body?.refreshToken);
    },

    async end(ctx: WithBody) {
      await service().end(ctx.request.body?.token);
      ctx.status = 204;
    },

    async current(ctx: Context) {
      const { email, role } = ctx.state.user;
      ctx.body = { email, role: role.type };
    },
  };
};
