import type { Core } from "@strapi/strapi";
import { endTurn } from "../queries/turns";

export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
  } finally {
    endTurn(ctx);
  }
};
