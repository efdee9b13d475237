import type { Core } from "@strapi/strapi";
import { registerSearchIndex } from "../search/register";
import { registerAuditOfChanges } from "./audit-changes";
import { registerFormCheck } from "./check-forms";
import { registerHiringCheck } from "./check-hiring";
import { registerCleanPosts } from "./clean-posts";
import { registerCleanSections } from "./clean-sections";
import { registerFormKeys } from "./form-keys";
import { registerJobDefaults } from "./job-defaults";
import { registerJobLines } from "./job-lines";
import { registerJobSalaries } from "./job-salaries";
import { registerJobSlugs } from "./job-slugs";
import { registerPagePaths } from "./page-paths";
import { registerPrivateLinks } from "./private-links";
import { registerReadOnlyRecords } from "./read-only-records";
import { registerRemovalWithSubmission } from "./remove-with-submission";
import { registerRevalidation } from "./revalidate-site";
import { registerUuidDocuments } from "./uuid-documents";

export function registerDocumentMiddlewares(strapi: Core.Strapi): void {
  registerUuidDocuments(strapi);
  registerJobLines(strapi);
  registerCleanPosts(strapi);
  registerCleanSections(strapi);
  registerJobSalaries(strapi);
  registerJobSlugs(strapi);
  registerJobDefaults(strapi);
  registerPagePaths(strapi);
  registerFormKeys(strapi);
  registerFormCheck(strapi);
  registerHiringCheck(strapi);
  registerPrivateLinks(strapi);
  registerReadOnlyRecords(strapi);
  registerAuditOfChanges(strapi);
  registerRemovalWithSubmission(strapi);
  registerSearchIndex(strapi);
  registerRevalidation(strapi);
}
