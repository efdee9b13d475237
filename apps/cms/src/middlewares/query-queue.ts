import type { Core } from "@strapi/strapi";
import { leaveQueue } from "../queries/queue";

export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
  } finally {
    leaveQueue(ctx);
  }
};
