import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { refuseShape } from "../access/body-shape";

type Body = { fileInfo?: unknown } | undefined;

/** Checks what a form says about its files. It is JSON in a text, and Strapi trusts its shape. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  const { fileInfo = [] } = (ctx.request.body as Body) ?? {};
  for (const text of [fileInfo].flat()) refuseShape(parsed(text));
  return next();
};

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new errors.ValidationError("fileInfo must be JSON.");
  }
}
