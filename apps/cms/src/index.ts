import type { Core } from "@strapi/strapi";
import { ensureAccounts } from "./accounts";
import { ensureIndexes } from "./database/indexes";
import { oneAtATime } from "./database/one-at-a-time";
import { ensureUpdatedAtTrigger } from "./database/updated-at";
import { watchBlogTable } from "./database/watch-blog-table";
import { completeApplications } from "./documents/application-status";
import { registerCleanPosts } from "./documents/clean-posts";
import { startForgetting } from "./documents/deleted-posts";
import { completeJobs, registerJobDefaults } from "./documents/job-defaults";
import { registerJobLines } from "./documents/job-lines";
import { ensureUniqueSlugs, registerJobSlugs } from "./documents/job-slugs";
import { registerTellSite } from "./documents/tell-site";
import { registerUuidDocuments } from "./documents/uuid-documents";
import { registerGraphql } from "./graphql/register";
import { endIdleConnections } from "./idle-connections";
import { startOutbox, stopOutbox } from "./mail/outbox";
import { applyPermissions } from "./permissions";
import { registerAudit } from "./privacy/audit";
import { registerDocumentAudit } from "./privacy/audit-documents";
import { registerRemoval } from "./privacy/remove-applications";
import { startRetention } from "./privacy/retention";
import { registerQueryCheck } from "./queries/check-query";
import { ensureRateLimits, startForgettingClients } from "./rate-limit";
import { registerReadiness } from "./readiness";
import { startResumeCleanUp } from "./resumes/clean-up";
import { emptyIncomingFolder } from "./uploads/incoming";
import { registerStoredFiles } from "./uploads/stored-files";

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    registerReadiness(strapi);
    endIdleConnections(strapi);
    registerGraphql(strapi);
    registerQueryCheck(strapi);
    registerUuidDocuments(strapi);
    registerJobLines(strapi);
    registerCleanPosts(strapi);
    registerJobSlugs(strapi);
    registerJobDefaults(strapi);
    registerAudit(strapi);
    registerDocumentAudit(strapi);
    registerRemoval(strapi);
    registerTellSite(strapi);
    registerStoredFiles(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await oneAtATime(strapi, async () => {
      await applyPermissions(strapi);
      await ensureAccounts(strapi);
      await ensureRateLimits(strapi);
      await ensureIndexes(strapi);
      await ensureUpdatedAtTrigger(strapi);
      await completeJobs(strapi);
      await completeApplications(strapi);
      await ensureUniqueSlugs(strapi);
    });
    // Only for a CMS that serves, not for commands that load Strapi.
    strapi.server.httpServer.once("listening", () => {
      emptyIncomingFolder();
      startRetention(strapi);
      startForgetting(strapi);
      startForgettingClients(strapi);
      startResumeCleanUp(strapi);
      startOutbox(strapi);
      watchBlogTable(strapi);
    });
  },

  destroy: stopOutbox,
};
