import type { Handlers } from "../../access/operations";
import { applicationDetail } from "../application-detail";
import { doubtfulRecipients } from "./doubtful-recipients";
import { mailDesk, previewMail, sendMails, undoMail, undoMails } from "./mail-desk";

export const messageOperations = {
  "GET /api/dashboard/mail-desk": ({ strapi }) => mailDesk(strapi),
  "POST /api/dashboard/applications/mails": ({ strapi, body, actor }) => sendMails(strapi, body, actor.email),
  "POST /api/dashboard/applications/mails/preview": ({ strapi, body }) => previewMail(strapi, body),
  "POST /api/dashboard/applications/mails/recipients": async ({ strapi, body }) => ({
    items: await doubtfulRecipients(strapi, body.ids),
  }),
  "POST /api/dashboard/applications/mails/undo": ({ strapi, body, actor }) => undoMails(strapi, body, actor.email),
  "DELETE /api/dashboard/applications/:id/mails/:entry": async ({ strapi, ids, actor }) => {
    await undoMail(strapi, ids.id, ids.entry, actor.email);
    return applicationDetail(strapi, ids.id, actor.email);
  },
} satisfies Partial<Handlers>;
