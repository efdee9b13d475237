import { randomUUID } from "node:crypto";
import { JOBS_ADMIN } from "@repo/contract/http/roles";
import type { Core } from "@strapi/strapi";
import type { Account } from "../access/account";
import { recordAudit } from "../access/audit";
import { createLinkToken, digestOf } from "../access/link-token";
import { isoTime } from "../database/list";
import { cmsSettings } from "../settings";
import { tellAccount } from "./account-notice";

const FEEDS = "api::calendar-feed.calendar-feed";

type Feed = { id: number; account: Account | null; createdAt: string | number | Date };

const feeds = (strapi: Core.Strapi) => strapi.db.query(FEEDS);
const ofAccount = (strapi: Core.Strapi, { id }: Account): Promise<Feed[]> =>
  feeds(strapi).findMany({ where: { account: id } });

export async function removeCalendarFeed(strapi: Core.Strapi, account: Account): Promise<void> {
  const ids = (await ofAccount(strapi, account)).map(({ id }) => id);
  await feeds(strapi).deleteMany({ where: { id: { $in: ids } } });
}

export async function calendarFeedSince(strapi: Core.Strapi, account: Account): Promise<string | null> {
  const [feed] = await ofAccount(strapi, account);
  return feed ? isoTime(feed.createdAt) : null;
}

/** Returns the secret address by which calendars read interviews. It isn't stored, and ends the one before. */
export async function renewCalendarFeed(strapi: Core.Strapi, account: Account): Promise<string> {
  const { token, digest } = createLinkToken();
  const { id, email } = account;
  await strapi.db.transaction(async ({ trx }) => {
    await trx("up_users").where({ id }).select("id").forUpdate();
    await recordAudit(strapi, email, "calendar-feed.renew", `account ${id}`);
    await removeCalendarFeed(strapi, account);
    await feeds(strapi).create({ data: { documentId: randomUUID(), account: id, digest } });
    const text = `A secret address was made by which a calendar reads the interviews that ${email} may see.`;
    await tellAccount(strapi, account, "A calendar address was made for your account", text);
  });
  return `${cmsSettings().siteUrl}/applications/calendar/${token}.ics`;
}

export async function revokeCalendarFeed(strapi: Core.Strapi, account: Account): Promise<void> {
  await strapi.db.transaction(async () => {
    await recordAudit(strapi, account.email, "calendar-feed.revoke", `account ${account.id}`);
    await removeCalendarFeed(strapi, account);
  });
}

/** Returns the account of an address, if it may still see interviews. */
export async function readerOfFeed(strapi: Core.Strapi, token: string): Promise<Account | null> {
  const where = { digest: digestOf(token) };
  const feed: Feed | null = await feeds(strapi).findOne({ where, populate: { account: { populate: ["role"] } } });
  const account = feed?.account;
  return account?.role?.type === JOBS_ADMIN && !account.blocked ? account : null;
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
