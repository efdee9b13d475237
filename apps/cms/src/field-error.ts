import { errors } from "@strapi/utils";

export function fieldError(message: string, ...fields: string[]): errors.ValidationError {
  return new errors.ValidationError(message, {
    errors: fields.map((field) => ({ path: field.split("."), message, name: "ValidationError" })),
  });
}
