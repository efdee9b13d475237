import { errors } from "@strapi/utils";

const MAX_LEVELS = 64;

/** @throws {ValidationError} if following each level would overflow, or a name would replace what each object has. */
export function refuseShape(value: unknown, levels = MAX_LEVELS): void {
  if (typeof value !== "object" || value === null) return;
  if (levels === 0) throw new errors.ValidationError(`A body has at most ${MAX_LEVELS} levels.`);
  for (const [name, inner] of Object.entries(value)) {
    if (name in Object.prototype) throw new errors.ValidationError(`${name} is no name of a field.`);
    refuseShape(inner, levels - 1);
  }
}
