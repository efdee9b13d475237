import { randomUUID } from "node:crypto";
import { JOBS_ADMIN } from "@repo/contract/http/roles";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../access/audit";
import { createLinkToken, digestOf } from "../../access/link-token";
import { tellAccount } from "../../accounts/account-notice";
import type { Account } from "../../accounts/dashboard-account";
import { isoTime } from "../../database/list";
import { cmsSettings } from "../../settings";

const FEEDS = "api::calendar-feed.calendar-feed";

type Feed = { id: number; account: Account | null; createdAt: string | number | Date };

export function createCalendarFeeds(strapi: Core.Strapi) {
  const feeds = strapi.db.query(FEEDS);
  const ofAccount = ({ id }: Account): Promise<Feed[]> => feeds.findMany({ where: { account: id } });
  const removeOf = async (account: Account) => {
    const ids = (await ofAccount(account)).map(({ id }) => id);
    return (await feeds.deleteMany({ where: { id: { $in: ids } } })).count;
  };

  return {
    removeOf,

    async since(account: Account): Promise<string | null> {
      const [feed] = await ofAccount(account);
      return feed ? isoTime(feed.createdAt) : null;
    },

    /** Returns the new address, which isn't stored. The one before stops working. */
    async renew(account: Account): Promise<string> {
      const { token, digest } = createLinkToken();
      const { id, email } = account;
      await strapi.db.transaction(async ({ trx }) => {
        await trx("up_users").where({ id }).select("id").forUpdate();
        await recordAudit(strapi, email, "calendar-feed.renew", `account ${id}`);
        await removeOf(account);
        await feeds.create({ data: { documentId: randomUUID(), account: id, digest } });
        const text = `A secret address was made by which a calendar reads the interviews that ${email} may see.`;
        await tellAccount(strapi, account, "A calendar address was made for your account", text);
      });
      return `${cmsSettings().siteUrl}/applications/calendar/${token}.ics`;
    },

    async revoke(account: Account): Promise<void> {
      await strapi.db.transaction(async () => {
        await recordAudit(strapi, account.email, "calendar-feed.revoke", `account ${account.id}`);
        await removeOf(account);
      });
    },

    /** Returns the account of an address, if it may still see interviews. */
    async readerOf(token: string): Promise<Account | null> {
      const where = { digest: digestOf(token) };
      const feed: Feed | null = await feeds.findOne({ where, populate: { account: { populate: ["role"] } } });
      const account = feed?.account;
      return account?.role?.type === JOBS_ADMIN && !account.blocked ? account : null;
    },
  };
}

export function registerCalendarFeeds(strapi: Core.Strapi): void {
  const removeOrphans = async () => {
    await strapi.db.query(FEEDS).deleteMany({ where: { account: { id: { $null: true } } } });
  };
  strapi.db.lifecycles.subscribe({
    models: ["plugin::users-permissions.user"],
    afterDelete: removeOrphans,
    afterDeleteMany: removeOrphans,
  });
}
