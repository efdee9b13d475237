import type { Core } from "@strapi/strapi";
import { guardBuiltInRoutes } from "../access/built-in-routes";
import { dropUnreadable } from "../access/readable-queries";
import { refuseWebhookRedirects } from "../access/webhook-redirects";
import { refuseCommonPasswords } from "../accounts/passwords/refuse-common-passwords";
import { requireCurrentPassword } from "../accounts/sessions/current-password";
import { endInvitations } from "../accounts/sessions/invitations";
import { guardPanelSignIn } from "../accounts/sessions/panel-sign-in";
import { refuseImpossibleQueries } from "../database/impossible-queries";
import { registerPicturesInUse } from "../files/pictures-in-use";
import { registerUploadValidation } from "../files/upload-validation";
import { registerGraphql } from "../graphql/register-graphql";
import { guardForms } from "../panel/guard-forms";

export function registerGuards(strapi: Core.Strapi): void {
  guardPanelSignIn(strapi);
  refuseCommonPasswords(strapi);
  requireCurrentPassword(strapi);
  endInvitations(strapi);
  dropUnreadable(strapi);
  refuseImpossibleQueries(strapi);
  registerGraphql(strapi);
  refuseWebhookRedirects(strapi);
  guardBuiltInRoutes(strapi); // before all that wrap the same routes and rely on its types
  guardForms(strapi);
  registerUploadValidation(strapi);
  registerPicturesInUse(strapi);
}
