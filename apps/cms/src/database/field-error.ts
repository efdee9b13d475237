import { errors } from "@strapi/utils";

export function fieldError(message: string, ...fields: string[]): errors.ValidationError {
  return fieldErrors(
    fields.map((path) => ({ path, message })),
    message,
  );
}

/** The panel shows each message at its field, and `message` in a notice, which has all of them by default. */
export function fieldErrors(
  problems: { path: string; message: string }[],
  message = problems.map((problem) => problem.message).join(" "),
): errors.ValidationError {
  return new errors.ValidationError(message, {
    errors: problems.map(({ path, message }) => ({ path: path.split("."), message, name: "ValidationError" })),
  });
}
