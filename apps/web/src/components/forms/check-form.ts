import { checkAnswers, type FormField } from "@repo/contract/form/form";

export const checkForm = (fields: FormField[], values: Record<string, unknown>): Record<string, string> =>
  checkAnswers(fields, values).errors;
