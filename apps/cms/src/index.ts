import type { Core } from "@strapi/strapi";
import { ensureAccounts } from "./accounts";
import { registerJobLines } from "./documents/job-lines";
import { registerTellSite } from "./documents/tell-site";
import { registerUuidDocuments } from "./documents/uuid-documents";
import { registerGraphql } from "./graphql/register";
import { startOutbox } from "./mail/outbox";
import { applyPermissions } from "./permissions";
import { registerReadiness } from "./readiness";
import { startResumeCleanUp } from "./resumes/clean-up";

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    registerReadiness(strapi);
    registerGraphql(strapi);
    registerUuidDocuments(strapi);
    registerJobLines(strapi);
    registerTellSite(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await applyPermissions(strapi);
    await ensureAccounts(strapi);
    await startResumeCleanUp(strapi);
    startOutbox(strapi);
  },
};
