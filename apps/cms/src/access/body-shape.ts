import { errors } from "@strapi/utils";

const MAX_LEVELS = 64;
const MAX_NAMES = 1_000;

/** @throws {ValidationError} for too many levels or fields, or for a name that every object has, such as `toString`. */
export function refuseShape(value: unknown, levels = MAX_LEVELS): void {
  if (typeof value !== "object" || value === null) return;
  if (levels === 0) throw new errors.ValidationError(`A body has at most ${MAX_LEVELS} levels.`);
  const fields = Object.entries(value);
  if (!Array.isArray(value) && fields.length > MAX_NAMES) {
    throw new errors.ValidationError(`An object has at most ${MAX_NAMES} fields.`);
  }
  for (const [name, inner] of fields) {
    if (name in Object.prototype) throw new errors.ValidationError(`${name} is no name of a field.`);
    refuseShape(inner, levels - 1);
  }
}
