import type { Core } from "@strapi/strapi";
import { fieldError } from "../field-error";

const MAX_CHARACTERS = 10_000;

const LONG_TEXTS = new Set(["text", "richtext", "blocks", "json", "customField"]);

/** Only attributes declared as long may be long: Strapi and its libraries match the rest with regular expressions. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const types = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)];
  const long = new Set(
    types.flatMap(({ attributes }) =>
      Object.keys(attributes).filter((name) => LONG_TEXTS.has(attributes[name]?.type ?? "")),
    ),
  );

  return (ctx, next) => {
    // Strapi's controllers read the body without checking that there is one.
    if (!ctx.request.length && !ctx.get("transfer-encoding")) ctx.request.body ??= {};
    const field = tooLong(ctx.request.body, [])?.join(".");
    if (field !== undefined) {
      throw fieldError(`${field || "A name"} must have at most ${MAX_CHARACTERS} characters.`, field);
    }
    return next();
  };

  function tooLong(value: unknown, path: string[]): string[] | undefined {
    if (typeof value === "string") return value.length > MAX_CHARACTERS ? path : undefined;
    if (typeof value !== "object" || value === null) return undefined;
    for (const [name, inner] of Object.entries(value)) {
      // Strapi looks names up in plain objects, which have these without being asked.
      if (name in Object.prototype) throw fieldError(`No field is called ${name}.`, [...path, name].join("."));
      if (long.has(name)) continue;
      if (name.length > MAX_CHARACTERS) return path;
      const found = tooLong(inner, [...path, name]);
      if (found) return found;
    }
    return undefined;
  }
};
