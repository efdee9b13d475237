import { SALARY } from "@repo/brand";
import { SALARY_UNITS } from "@repo/contract/job/salary";
import type { Core } from "@strapi/strapi";

type Edits = { config: { metadatas: Record<string, { edit: { description?: string } }> } };

/** Sets the units and the currency of salaries, which come from the brand, so the schemas can't contain them. */
export function applyBrand(strapi: Core.Strapi): void {
  const { attributes } = strapi.contentType("api::job.job");
  Object.assign(attributes.salaryUnit ?? {}, { enum: SALARY_UNITS, default: SALARY.unit });
  Object.assign(attributes.salaryCurrency ?? {}, { default: SALARY.currency });

  const describe = (uid: "api::job.job" | "api::job-application.job-application", field: string, text: string) => {
    const { config } = strapi.contentType(uid) as unknown as Edits;
    Object.assign(config.metadatas[field]?.edit ?? {}, { description: text });
  };
  if (SALARY_UNITS.includes("LPA")) {
    describe("api::job.job", "salaryUnit", "LPA: lakh rupees a year. The others are whole amounts.");
  }
  for (const field of ["currentCtc", "expectedCtc"]) {
    describe("api::job-application.job-application", field, `In ${SALARY.label}, as the applicant wrote it.`);
  }
}
