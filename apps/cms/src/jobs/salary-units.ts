import { company } from "@repo/brand";
import { salaryUnits } from "@repo/contract/job/salary";
import type { Core } from "@strapi/strapi";

type Edits = { config: { metadatas: Record<string, { edit: { description?: string } }> } };

/** Sets the units and the currency of salaries, which come from the brand, so the schemas can't contain them. */
export function applyBrand(strapi: Core.Strapi): void {
  const { attributes } = strapi.contentType("api::job.job");
  Object.assign(attributes.salaryUnit ?? {}, { enum: salaryUnits(), default: company().salary.unit });
  Object.assign(attributes.salaryCurrency ?? {}, { default: company().salary.currency });

  const describe = (uid: "api::job.job" | "api::job-application.job-application", field: string, text: string) => {
    const { config } = strapi.contentType(uid) as unknown as Edits;
    Object.assign(config.metadatas[field]?.edit ?? {}, { description: text });
  };
  if (salaryUnits().includes("LPA")) {
    describe("api::job.job", "salaryUnit", "LPA: lakh rupees a year. The others are whole amounts.");
  }
  for (const field of ["currentCtc", "expectedCtc"]) {
    describe("api::job-application.job-application", field, `In ${company().salary.label}, as the applicant wrote it.`);
  }
}
