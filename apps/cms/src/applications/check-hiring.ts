import { TIME_ZONE } from "@repo/brand";
import { templateProblems } from "@repo/contract/application/message";
import { isZone } from "@repo/time/zones";
import type { Core } from "@strapi/strapi";
import { fieldErrors } from "../database/field-error";

const TEMPLATE = "api::application-mail-template.application-mail-template";
const SETTINGS = "api::hiring-setting.hiring-setting";
const WRITES = ["create", "update", "clone"];

type Problem = { path: string; message: string };

/** Refuses a template that no mail could be written from, and a zone that no clock knows. @throws {ValidationError} */
export function registerHiringCheck(strapi: Core.Strapi): void {
  const checks: Record<string, (documentId: string) => Promise<Problem[]>> = {
    [TEMPLATE]: async (documentId) => {
      const template = await strapi.db.query(TEMPLATE).findOne({ where: { documentId } });
      return templateProblems(template, template.kind);
    },
    [SETTINGS]: async (documentId) => {
      const settings = await strapi.db.query(SETTINGS).findOne({ where: { documentId } });
      const zone: string = settings?.timeZone || "UTC";
      return isZone(zone)
        ? []
        : [{ path: "timeZone", message: `“${zone}” is no time zone. Write one such as ${TIME_ZONE}.` }];
    },
  };

  strapi.documents.use(async (context, next) => {
    const check = checks[context.uid];
    if (!check || !WRITES.includes(context.action)) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      if (!result) return result;
      const { documentId } = result as { documentId: string };
      const problems = await check(documentId);
      if (problems.length > 0) throw fieldErrors(problems);
      return result;
    });
  });
}
