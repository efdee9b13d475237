import { checkAnswers, type FormField } from "@repo/rules/form";

export const checkForm = (fields: FormField[], values: Record<string, unknown>): Record<string, string> =>
  checkAnswers(fields, values).errors;
