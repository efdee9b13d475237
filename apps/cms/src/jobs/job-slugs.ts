import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { Write } from "../changes/on-write";
import { addressWords } from "../database/address-words";

const UID = "api::job.job";

const LOCK = 1_337_000_002;

type Data = { title?: string; slug?: string };

export async function giveSlug({ strapi, data }: Write<Data>): Promise<void> {
  if (data.slug) return;
  await waitForOthers(strapi);
  data.slug = await freeSlug(strapi, String(data.title ?? ""));
}

export async function giveSlugToCopy({ strapi, data, draft }: Write<Data>): Promise<void> {
  await waitForOthers(strapi);
  if (data.slug && !(await isTaken(strapi, data.slug))) return;
  const original = await draft<{ title: string }>();
  data.slug = await freeSlug(strapi, data.title ?? original?.title ?? "");
}

/** Waits until concurrently created jobs are committed. SQLite has one transaction at a time anyway. */
async function waitForOthers(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== "postgres") return;
  await strapi.db.transaction(({ trx }) => trx.raw("select pg_advisory_xact_lock(?)", [LOCK]));
}

export function freeSlug(strapi: Core.Strapi, title: string): Promise<string> {
  return slugOf(title, (slug) => isTaken(strapi, slug));
}

export async function slugOf(title: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  // The mark begins with a letter: digits alone may be part of a title.
  const mark = `a${randomUUID().slice(0, 7)}`;
  const slug = addressWords(title) || `job-${mark}`;
  return (await isTaken(slug)) ? `${slug}-${mark}` : slug;
}

async function isTaken(strapi: Core.Strapi, slug: string): Promise<boolean> {
  return (await strapi.db.query(UID).count({ where: { slug } })) > 0;
}
