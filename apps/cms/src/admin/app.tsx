import { adminApi, type StrapiApp } from "@strapi/strapi/admin";
import { registerAccounts } from "./accounts/register-accounts";
import { brand } from "./brand/brand";
import { hideNews } from "./brand/hide-news";
import { addChoiceColumns } from "./choices/choice-columns";
import { registerColors } from "./colors/register-colors";
import { registerConflicts } from "./conflicts/register-conflicts";
import { registerFieldShapes } from "./fields/field-shapes";
import { countInHints } from "./fields/hint-counter";
import { addAnswersActions, registerFormAnswers } from "./form-answers/register-form-answers";
import { registerGuide } from "./guide/register-guide";
import { registerHome } from "./home/register-home";
import { keepFormOnError } from "./keep-form-on-error";
import { groupContent } from "./lists/content-groups";
import { addPictureColumns } from "./lists/picture-columns";
import { registerOwnAuthor } from "./own-author/register-own-author";
import { registerPatterns } from "./page-patterns/register-patterns";
import { reportRefusedDeletions } from "./pictures-in-use/refused-deletions";
import { registerPostText } from "./post-text/register-post-text";
import { registerRegion } from "./region/register-region";
import { registerSiteAddress } from "./site-address/register-site-address";
import { registerTitleAddress } from "./title-address/register-title-address";
import { registerUnpublishWarnings } from "./unpublish-warnings";
import { waitForPermissions } from "./wait-for-permissions";

export default {
  config: brand,
  register(app: StrapiApp) {
    hideNews();
    groupContent();
    waitForPermissions(app, adminApi);
    registerHome(app);
    registerGuide(app);
    registerPostText(app);
    registerFormAnswers(app);
    registerSiteAddress(app);
    registerColors(app);
    registerRegion(app);
    reportRefusedDeletions(app);
  },
  bootstrap(app: StrapiApp) {
    keepFormOnError();
    registerConflicts(app);
    countInHints();
    registerUnpublishWarnings(app);
    addAnswersActions(app);
    registerPatterns(app);
    registerAccounts(app);
    registerTitleAddress(app);
    registerOwnAuthor(app);
    registerFieldShapes(app);
    addChoiceColumns(app);
    addPictureColumns(app);
  },
};
