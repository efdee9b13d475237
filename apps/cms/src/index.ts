import { keepConnections } from "@repo/process/instance/connections";
import { holdDataDir } from "@repo/process/instance/data-dir";
import type { Core } from "@strapi/strapi";
import { readBodiesInRoutes } from "./access/request-bodies";
import { refuseBefore11 } from "./database/before-1-1";
import { reportFailedCommits } from "./database/failed-commits";
import { emptyIncomingFolder } from "./files/incoming";
import { stopOutbox } from "./mail/outbox";
import { registerMetrics } from "./ops/metrics/register-metrics";
import { registerReadiness } from "./ops/readiness";
import { shrinkPictures } from "./ops/shrink-pictures";
import { currentIndex } from "./search/search-index";
import { cmsSettings } from "./settings";
import { startCronTasks } from "./wiring/cron-tasks";
import { registerGuards } from "./wiring/guards";
import { registerMails } from "./wiring/mails";
import { registerOwnOperations } from "./wiring/operations";
import { registerPanel } from "./wiring/panel";
import { runStartSteps } from "./wiring/start-steps";
import { changeTypes } from "./wiring/types";
import { watchWrites } from "./wiring/writes";

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await holdDataDir(cmsSettings().dataDir); // before anything is read or written: the caller may not have done so
    await refuseBefore11(strapi);
    reportFailedCommits(strapi);
    readBodiesInRoutes(strapi); // before routes are added
    registerOwnOperations(strapi);
    registerReadiness(strapi);
    registerMetrics(strapi);
    keepConnections(strapi.server.httpServer);

    changeTypes(strapi); // before Strapi makes tables and GraphQL of them
    registerGuards(strapi); // before others wrap the same routes and services
    watchWrites(strapi);
    registerMails(strapi);
    await registerPanel(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await runStartSteps(strapi);
    // Only in a CMS that serves, not in commands that load Strapi.
    strapi.server.httpServer.once("listening", () => {
      emptyIncomingFolder();
      startCronTasks(strapi);
      shrinkPictures(strapi).catch((error) => strapi.log.error(error));
      currentIndex(strapi).catch((error) => strapi.log.error(error));
    });
  },

  destroy: stopOutbox,
};
