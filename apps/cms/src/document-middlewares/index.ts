import type { Core } from "@strapi/strapi";
import { registerSearchIndex } from "../search/register";
import { registerAuditOfChanges } from "./audit-changes";
import { registerCleanPosts } from "./clean-posts";
import { registerCleanSections } from "./clean-sections";
import { registerJobDefaults } from "./job-defaults";
import { registerJobLines } from "./job-lines";
import { registerJobSlugs } from "./job-slugs";
import { registerPagePaths } from "./page-paths";
import { registerReadOnlyAudit } from "./read-only-audit";
import { registerRemovalWithApplication } from "./remove-with-application";
import { registerRevalidation } from "./revalidate-site";
import { registerUuidDocuments } from "./uuid-documents";

export function registerDocumentMiddlewares(strapi: Core.Strapi): void {
  registerUuidDocuments(strapi);
  registerJobLines(strapi);
  registerCleanPosts(strapi);
  registerCleanSections(strapi);
  registerJobSlugs(strapi);
  registerJobDefaults(strapi);
  registerPagePaths(strapi);
  registerReadOnlyAudit(strapi);
  registerAuditOfChanges(strapi);
  registerRemovalWithApplication(strapi);
  registerSearchIndex(strapi);
  registerRevalidation(strapi);
}
