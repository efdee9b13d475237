import { RuleError } from "@repo/rules/errors";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Takes an enquiry from the site; answers once it is sent, or the error body of the site's interface. */
  async send(ctx: Context & { request: { body?: unknown } }) {
    try {
      await strapi.service("api::contact.contact").send(ctx.request.body, ctx.get("x-client-address"));
      ctx.body = { sent: true };
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      ctx.status = error.status;
      ctx.body = error.toBody();
      if (error.retryAfter) ctx.set("Retry-After", String(error.retryAfter));
    }
  },
});
