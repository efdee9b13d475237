import { errors } from "@strapi/utils";

const MAX_LEVELS = 64;
/** Strapi looks for the row that an entry or a part of one names, whatever that is. */
const IDS = new Set(["id", "documentId"]);

/** @throws {ValidationError} if following each level would overflow, a name would replace what each object has, or an id is an operator. */
export function refuseShape(value: unknown, levels = MAX_LEVELS): void {
  if (typeof value !== "object" || value === null) return;
  if (levels === 0) throw new errors.ValidationError(`A body has at most ${MAX_LEVELS} levels.`);
  for (const [name, inner] of Object.entries(value)) {
    if (name in Object.prototype) throw new errors.ValidationError(`${name} is no name of a field.`);
    if (IDS.has(name) && typeof inner === "object" && inner !== null) {
      throw new errors.ValidationError(`${name} must be a text or a number.`);
    }
    refuseShape(inner, levels - 1);
  }
}
