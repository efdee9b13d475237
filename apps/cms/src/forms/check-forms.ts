import { type FormField, formProblems } from "@repo/contract/form/form";
import type { Core } from "@strapi/strapi";
import { fieldErrors } from "../database/field-error";

const UID = "api::form.form";

/** @throws {ValidationError} naming each wrong field, before a form is published. */
export function registerFormCheck(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { status } = context.params as { status?: string };
    const publishes =
      context.action === "publish" ||
      ((context.action === "create" || context.action === "update") && status === "published");
    if (context.uid !== UID || !publishes) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const { documentId } = { ...context.params, ...(result as object) } as { documentId: string };
      const published = await strapi.db
        .query(UID)
        .findOne({ where: { documentId, publishedAt: { $notNull: true } }, populate: ["fields"] });
      const { notifyAddresses, fields } = published as { notifyAddresses: string; fields: FormField[] };
      const problems = formProblems({ notifyAddresses, fields });
      if (problems.length > 0) throw fieldErrors(problems);
      return result;
    });
  });
}
