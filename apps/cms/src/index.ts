import { keepConnections } from "@repo/process/instance/connections";
import { holdDataDir } from "@repo/process/instance/data-dir";
import type { Core } from "@strapi/strapi";
import { ensureAccounts } from "./access/accounts";
import { guardBuiltInRoutes } from "./access/built-in-routes";
import { applyPanelRoles } from "./access/panel-roles";
import { registerAccountReset } from "./access/passkeys/reset-in-panel";
import { refuseCommonPasswords } from "./access/passwords/refuse-common-passwords";
import { applyPermissions } from "./access/permissions";
import { dropUnreadable } from "./access/readable-queries";
import { readBodiesInRoutes } from "./access/request-bodies";
import { requireCurrentPassword } from "./access/sessions/current-password";
import { endInvitations } from "./access/sessions/invitations";
import { guardPanelSignIn } from "./access/sessions/panel-sign-in";
import { refuseWebhookRedirects } from "./access/webhook-redirects";
import { registerDocumentMiddlewares } from "./content/document-middlewares";
import { registerGraphql } from "./content/graphql/register-graphql";
import { applyBrand } from "./content/panel/apply-brand";
import { applyConfigurations, completeConfigurations } from "./content/panel/configurations";
import { guardForms } from "./content/panel/guard-forms";
import { registerHomeRoutes } from "./content/panel/home-routes";
import { beginInMarkdown } from "./content/panel/new-posts";
import { keepOwnStatus } from "./content/panel/own-status";
import { registerPanelSlugs } from "./content/panel/panel-slugs";
import { registerSiteAddresses } from "./content/panel/site-addresses";
import { leavePrivateUnsearched } from "./content/panel/unsearched";
import { registerPostText } from "./content/post-text-field";
import { currentIndex } from "./content/search/search-index";
import { reportFailedCommits } from "./database/failed-commits";
import { registerFoldedColumns } from "./database/folded-columns";
import { refuseImpossibleQueries } from "./database/impossible-queries";
import { hideMorphRelations } from "./database/morph-relations";
import { emptyIncomingFolder } from "./files/incoming";
import { registerPicturesInUse } from "./files/pictures-in-use";
import { registerStoredFiles } from "./files/stored-files";
import { registerUploadValidation } from "./files/upload-validation";
import { nameSender } from "./mail/named-sender";
import { stopOutbox } from "./mail/outbox";
import { registerAccountsInPanel } from "./mail/password-links/accounts-in-panel";
import { registerPanelInvitations } from "./mail/password-links/panel-invitations";
import { registerPanelLinks } from "./mail/password-links/panel-links";
import { registerPasswordMails } from "./mail/password-links/register-mails";
import { startCronTasks } from "./operations/cron-tasks";
import { registerMetrics } from "./operations/metrics/register-metrics";
import { registerReadiness } from "./operations/readiness";
import { refuseBefore11 } from "./operations/schema/before-1-1";
import { convertLakhs } from "./operations/schema/lakhs";
import { ensureSchema } from "./operations/schema/start-steps";
import { shrinkPictures } from "./operations/shrink-pictures";
import { registerCalendarFeeds } from "./recruiting/calendar-feeds";
import { registerApplicationMails } from "./recruiting/register-mails";
import { cmsSettings } from "./settings";
import { registerFormAnswers } from "./submissions/form-answers/answers-in-panel";
import { registerAuditOfAccess } from "./submissions/privacy/audit-access";

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
    registerDocumentMiddlewares(strapi);
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
