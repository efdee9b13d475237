import { holdDataDir } from "@repo/instance/data-dir";
import { cmsSettings } from "@repo/settings";
import { tracing } from "@repo/tracing";
import type { Core } from "@strapi/strapi";
import { ensureAccounts } from "./accounts";
import { followClock } from "./cron-clock";
import { startCronTasks } from "./cron-tasks";
import { traceCronTasks } from "./cron-traces";
import { registerFoldedColumns } from "./dashboards/folded-columns";
import { registerDocumentMiddlewares } from "./document-middlewares";
import { reportFailedCommits } from "./failed-commits";
import { registerFormAnswers } from "./form-answers/register";
import { registerGraphql } from "./graphql/register";
import { endIdleConnections } from "./idle-connections";
import { nameSender } from "./mail/named-sender";
import { stopOutbox } from "./mail/outbox";
import { registerMetrics } from "./metrics/register";
import { applyBrand } from "./panel/brand";
import { guardBuiltInRoutes } from "./panel/built-in-routes";
import { applyConfigurations, completeConfigurations } from "./panel/configurations";
import { registerHomeRoutes } from "./panel/home-routes";
import { keepOwnStatus } from "./panel/own-status";
import { boundPanelQueries } from "./panel/query-bounds";
import { applyPanelRoles } from "./panel/roles";
import { shortenSlugs } from "./panel/short-slugs";
import { registerSiteAddresses } from "./panel/site-addresses";
import { leavePrivateUnsearched } from "./panel/unsearched";
import { refuseCommonPasswords } from "./passwords/refuse-common-passwords";
import { applyPermissions } from "./permissions";
import { registerPostText } from "./post-text/register";
import { registerAuditOfAccess } from "./privacy/audit-access";
import { registerLooks } from "./privacy/looks";
import { hideMorphRelations } from "./queries/morph-relations";
import { registerPublishedRows } from "./queries/published-rows";
import { registerReadiness } from "./readiness";
import { ensureSchema } from "./schema";
import { convertLakhs } from "./schema/lakhs";
import { requireCurrentPassword } from "./sessions/current-password";
import { endInvitations } from "./sessions/invitations";
import { guardPanelSignIn } from "./sessions/panel-sign-in";
import { countFailedPanelSignIns } from "./sessions/panel-sign-in-limit";
import { limitFileNames } from "./uploads/file-names";
import { registerPicturesInUse } from "./uploads/in-use/register-pictures-in-use";
import { emptyIncomingFolder } from "./uploads/incoming";
import { registerStoredFiles } from "./uploads/stored-files";
import { sweepUploads } from "./uploads/sweep";
import { registerUploadValidation } from "./uploads/upload-validation";
import { refuseWebhookRedirects } from "./webhook-redirects";

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // Before anything is read or written: the caller may not have done so.
    await holdDataDir(cmsSettings(process.env).dataDir);
    reportFailedCommits(strapi);
    registerReadiness(strapi);
    guardPanelSignIn(strapi);
    countFailedPanelSignIns(strapi);
    requireCurrentPassword(strapi);
    endInvitations(strapi);
    refuseWebhookRedirects(strapi);
    refuseCommonPasswords(strapi);
    registerMetrics(strapi);
    tracing()?.watchQueries(strapi.db.connection, strapi.db.dialect.client === "sqlite" ? "sqlite" : "postgresql");
    traceCronTasks(strapi);
    endIdleConnections(strapi);
    registerGraphql(strapi);
    hideMorphRelations(strapi);
    registerPublishedRows(strapi);
    registerFoldedColumns(strapi);
    leavePrivateUnsearched(strapi);
    boundPanelQueries(strapi);
    shortenSlugs(strapi);
    keepOwnStatus(strapi);
    registerDocumentMiddlewares(strapi);
    registerAuditOfAccess(strapi);
    registerLooks(strapi);
    guardBuiltInRoutes(strapi);
    registerStoredFiles(strapi);
    registerUploadValidation(strapi);
    limitFileNames(strapi);
    registerPicturesInUse(strapi);
    registerPostText(strapi);
    applyBrand(strapi);
    completeConfigurations(strapi);
    registerHomeRoutes(strapi);
    registerSiteAddresses(strapi);
    await registerFormAnswers(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    nameSender(strapi);
    await applyPermissions(strapi);
    await ensureAccounts(strapi);
    await ensureSchema(strapi);
    await convertLakhs(strapi);
    await applyConfigurations(strapi);
    await applyPanelRoles(strapi);
    await sweepUploads(strapi);
    // Only for a CMS that serves, not for commands that load Strapi.
    strapi.server.httpServer.once("listening", () => {
      emptyIncomingFolder();
      startCronTasks(strapi);
      followClock(strapi);
    });
  },

  destroy: stopOutbox,
};
