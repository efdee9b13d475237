import { cleanEmail, isEmail } from "@repo/contract/text/email";
import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import { createLinkToken } from "../../access/link-token";
import { limitRequests, refuseInPanel } from "../../access/rate-limit";
import { findForAddress, isForNobody, NOBODY, queueForAddress } from "../../mail/for-address";
import { registerMailKind } from "../../mail/mail-kind";
import { cmsSettings } from "../../settings";
import { panelPasswordLink } from "./mails";

const LIFE_MS = 60 * 60_000;

type Asked = Context & { request: { body: { email: string } } };
type PanelAccount = { id: number; documentId: string; email: string };

/** Lets whoever has the token set the account's password for an hour, once. */
export async function keepPanelLink(strapi: Core.Strapi, { id, email }: PanelAccount, token: string): Promise<void> {
  const data = { resetPasswordToken: token, resetPasswordTokenExpiresAt: new Date(Date.now() + LIFE_MS) };
  await strapi.db.query("admin::user").updateMany({ where: { id, email }, data });
}

/** Sends the panel's links for a forgotten password through the outbox, and limits who asks, as for the dashboards. */
export function registerPanelLinks(strapi: Core.Strapi): void {
  const accounts = () => strapi.db.query("admin::user");
  const find = (where: object): Promise<PanelAccount | null> =>
    accounts().findOne({ where: { ...where, isActive: true } });

  const { contactPerMinute } = cmsSettings();
  strapi.get("middlewares").extend("plugin::email.rateLimit", () => () => async (ctx: Asked, next: Next) => {
    const { ip, body } = ctx.request;
    await limitRequests(strapi, "password-links", contactPerMinute, ip).catch(refuseInPanel(ctx));
    await next();
    const email = cleanEmail(body.email);
    if (isEmail(email)) await queueForAddress(strapi, "panel-password-link", email);
  });
  // Strapi doesn't wait for it, and answers before it has failed.
  strapi.get("services").extend("admin::auth", (service: object) => ({ ...service, forgotPassword: async () => {} }));

  registerMailKind("panel-password-link", {
    async complete(_, mail) {
      const account = await findForAddress(strapi, mail, "admin_users", find);
      if (!account) return { mail: { ...mail, application: NOBODY } };
      const { token } = createLinkToken(mail.documentId);
      const written = panelPasswordLink({ email: account.email, token });
      return {
        mail: { ...mail, ...written, application: account.documentId },
        async whenSent(note) {
          await strapi.db.transaction(async () => {
            if (await note()) await keepPanelLink(strapi, account, token);
          });
        },
      };
    },
    async isWanted(_, mail) {
      return !isForNobody(mail) && (await find({ documentId: mail.application, email: mail.recipient })) !== null;
    },
  });
}
