import type { Core } from "@strapi/strapi";
import { registerPanelInvitations } from "../accounts/password-links/panel-invitations";
import { registerPanelLinks } from "../accounts/password-links/panel-links";
import { registerPasswordMails } from "../accounts/password-links/register-mails";
import { registerApplicationMails } from "../applications/register-mails";

/** Says what the outbox does for each kind of mail, and lets Strapi's own pass through it. */
export function registerMails(strapi: Core.Strapi): void {
  registerApplicationMails();
  registerPasswordMails();
  registerPanelLinks(strapi);
  registerPanelInvitations(strapi);
}
