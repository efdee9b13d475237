import { errors } from "@strapi/utils";

/** The panel shows the message beside each of the fields; `link.href` is one of a component. */
export function fieldError(message: string, ...fields: string[]): errors.ValidationError {
  return new errors.ValidationError(message, {
    errors: fields.map((field) => ({ path: field.split("."), message, name: "ValidationError" })),
  });
}
