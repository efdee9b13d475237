import type { Core } from "@strapi/strapi";
import { createLinkToken } from "../../access/link-token";
import { findForAddress, isForNobody, NOBODY } from "../../mail/for-address";
import { registerMailKind } from "../../mail/mail-kind";
import { ACCOUNTS, type DashboardAccount, findDashboardAccount } from "../dashboard-account";
import { passwordLink } from "./mails";

const FORGOTTEN_MS = 30 * 60_000;
const INVITED_MS = 7 * 24 * 60 * 60_000;

/** Registers how the outbox writes the mails with links for passwords: only the mail itself has the token. */
export function registerPasswordMails(): void {
  registerMailKind("password-link", {
    async complete(strapi, mail) {
      const account = await findForAddress(strapi, mail, "up_users", (where) => findDashboardAccount(strapi, where));
      if (!account) return { mail: { ...mail, application: NOBODY } };
      const { token, digest } = createLinkToken(mail.documentId);
      const written = passwordLink({ account, token });
      return {
        mail: { ...mail, ...written, application: account.documentId },
        async whenSent(note) {
          await strapi.db.transaction(async () => {
            if (await note()) await storeLink(strapi, account, digest);
          });
        },
      };
    },
    async isWanted(strapi, mail) {
      if (isForNobody(mail)) return false;
      const where = { documentId: mail.application, email: mail.recipient };
      return (await findDashboardAccount(strapi, where)) !== null;
    },
  });
}

/** Runs only when the mail has gone out: until then, an earlier link must work. */
async function storeLink(
  strapi: Core.Strapi,
  { id, email, password }: DashboardAccount,
  passwordLinkDigest: string,
): Promise<void> {
  const passwordLinkEndsAt = new Date(Date.now() + (password ? FORGOTTEN_MS : INVITED_MS));
  const data = { passwordLinkDigest, passwordLinkEndsAt };
  await strapi.db.query(ACCOUNTS).updateMany({ where: { id, email }, data });
}
