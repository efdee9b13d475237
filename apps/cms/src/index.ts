import { keepConnections } from "@repo/process/instance/connections";
import { holdDataDir } from "@repo/process/instance/data-dir";
import type { Core } from "@strapi/strapi";
import { guardBuiltInRoutes } from "./access/built-in-routes";
import { applyPanelRoles } from "./access/panel-roles";
import { applyPermissions } from "./access/permissions";
import { dropUnreadable } from "./access/readable-queries";
import { readBodiesInRoutes } from "./access/request-bodies";
import { refuseWebhookRedirects } from "./access/webhook-redirects";
import { registerAuditOfAccess } from "./accounts/audit-access";
import { ensureAccounts } from "./accounts/ensure-accounts";
import { registerAccountReset } from "./accounts/passkeys/reset-in-panel";
import { registerAccountsInPanel } from "./accounts/password-links/accounts-in-panel";
import { registerPanelInvitations } from "./accounts/password-links/panel-invitations";
import { registerPanelLinks } from "./accounts/password-links/panel-links";
import { registerPasswordMails } from "./accounts/password-links/register-mails";
import { refuseCommonPasswords } from "./accounts/passwords/refuse-common-passwords";
import { requireCurrentPassword } from "./accounts/sessions/current-password";
import { endInvitations } from "./accounts/sessions/invitations";
import { guardPanelSignIn } from "./accounts/sessions/panel-sign-in";
import { registerCalendarFeeds } from "./applications/interviews/calendar-feeds";
import { registerApplicationMails } from "./applications/register-mails";
import { watchEvents } from "./changes/watch-changes";
import { refuseBefore11 } from "./database/before-1-1";
import { reportFailedCommits } from "./database/failed-commits";
import { registerFoldedColumns } from "./database/folded-columns";
import { refuseImpossibleQueries } from "./database/impossible-queries";
import { hideMorphRelations } from "./database/morph-relations";
import { emptyIncomingFolder } from "./files/incoming";
import { registerPicturesInUse } from "./files/pictures-in-use";
import { registerStoredFiles } from "./files/stored-files";
import { registerUploadValidation } from "./files/upload-validation";
import { registerFormAnswers } from "./forms/answers-in-panel";
import { registerGraphql } from "./graphql/register-graphql";
import { convertLakhs } from "./jobs/lakhs";
import { applyBrand } from "./jobs/salary-units";
import { nameSender } from "./mail/named-sender";
import { stopOutbox } from "./mail/outbox";
import { registerMetrics } from "./operations/metrics/register-metrics";
import { registerReadiness } from "./operations/readiness";
import { shrinkPictures } from "./operations/shrink-pictures";
import { registerSiteAddresses } from "./pages/site-addresses";
import { applyConfigurations, completeConfigurations } from "./panel/configurations";
import { guardForms } from "./panel/guard-forms";
import { registerHomeRoutes } from "./panel/home-routes";
import { keepOwnStatus } from "./panel/own-status";
import { registerPanelSlugs } from "./panel/panel-slugs";
import { leavePrivateUnsearched } from "./panel/unsearched";
import { beginInMarkdown } from "./posts/new-posts";
import { registerPostText } from "./posts/post-text-field";
import { currentIndex } from "./search/search-index";
import { cmsSettings } from "./settings";
import { startCronTasks } from "./wiring/cron-tasks";
import { ensureSchema } from "./wiring/start-steps";
import { registerContentRules } from "./wiring/writes";

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // This comes before anything is read or written: the caller may not have done so.
    await holdDataDir(cmsSettings().dataDir);
    await refuseBefore11(strapi);
    readBodiesInRoutes(strapi);
    reportFailedCommits(strapi);
    registerReadiness(strapi);
    guardPanelSignIn(strapi);
    requireCurrentPassword(strapi);
    dropUnreadable(strapi);
    endInvitations(strapi);
    refuseWebhookRedirects(strapi);
    refuseCommonPasswords(strapi);
    registerMetrics(strapi);
    keepConnections(strapi.server.httpServer);
    registerGraphql(strapi);
    hideMorphRelations(strapi);
    registerFoldedColumns(strapi);
    leavePrivateUnsearched(strapi);
    refuseImpossibleQueries(strapi);
    registerPanelSlugs(strapi);
    keepOwnStatus(strapi);
    beginInMarkdown(strapi);
    registerContentRules(strapi);
    watchEvents(strapi);
    registerAuditOfAccess(strapi);
    guardBuiltInRoutes(strapi);
    guardForms(strapi);
    registerStoredFiles(strapi);
    registerUploadValidation(strapi);
    registerPicturesInUse(strapi);
    registerPostText(strapi);
    registerApplicationMails();
    registerCalendarFeeds(strapi);
    registerPasswordMails();
    registerPanelLinks(strapi);
    registerPanelInvitations(strapi);
    registerAccountsInPanel(strapi);
    applyBrand(strapi);
    completeConfigurations(strapi);
    registerHomeRoutes(strapi);
    registerSiteAddresses(strapi);
    registerAccountReset(strapi);
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
    // These run only in a CMS that serves, not in commands that load Strapi.
    strapi.server.httpServer.once("listening", () => {
      emptyIncomingFolder();
      startCronTasks(strapi);
      shrinkPictures(strapi).catch((error) => strapi.log.error(error));
      currentIndex(strapi).catch((error) => strapi.log.error(error));
    });
  },

  destroy: stopOutbox,
};
