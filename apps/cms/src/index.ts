import type { Core } from "@strapi/strapi";
import { ensureAccounts } from "./accounts";
import { startCronTasks } from "./cron-tasks";
import { registerDocumentMiddlewares } from "./document-middlewares";
import { registerGraphql } from "./graphql/register";
import { endIdleConnections } from "./idle-connections";
import { stopOutbox } from "./mail/outbox";
import { registerMetrics } from "./metrics/register";
import { applyPermissions } from "./permissions";
import { registerQueryCheck } from "./queries/check-query";
import { registerReadiness } from "./readiness";
import { ensureSchema } from "./schema";
import { emptyIncomingFolder } from "./uploads/incoming";
import { registerStoredFiles } from "./uploads/stored-files";

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    registerReadiness(strapi);
    registerMetrics(strapi);
    endIdleConnections(strapi);
    registerGraphql(strapi);
    registerQueryCheck(strapi);
    registerDocumentMiddlewares(strapi);
    registerStoredFiles(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await applyPermissions(strapi);
    await ensureAccounts(strapi);
    await ensureSchema(strapi);
    // Only for a CMS that serves, not for commands that load Strapi.
    strapi.server.httpServer.once("listening", () => {
      emptyIncomingFolder();
      startCronTasks(strapi);
    });
  },

  destroy: stopOutbox,
};
