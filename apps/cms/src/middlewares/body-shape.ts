import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const MAX_LEVELS = 64;

/** Refuses bodies that Strapi's controllers fail on: too many levels, or a name that every object has. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  // Strapi's controllers read the body without checking that there is one.
  if (!ctx.request.length && !ctx.get("transfer-encoding")) ctx.request.body ??= {};
  refuseShape(ctx.request.body);
  return next();
};

/** @throws {ValidationError} */
export function refuseShape(value: unknown, levels = MAX_LEVELS): void {
  if (typeof value !== "object" || value === null) return;
  if (levels === 0) throw new errors.ValidationError(`A body has at most ${MAX_LEVELS} levels.`);
  for (const [name, inner] of Object.entries(value)) {
    if (name in Object.prototype) throw new errors.ValidationError(`${name} is no name of a field.`);
    refuseShape(inner, levels - 1);
  }
}
