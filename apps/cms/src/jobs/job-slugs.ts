import { randomUUID } from "node:crypto";
import { JOB_SLUG } from "@repo/contract/job/job";
import { isReservedPath } from "@repo/contract/page/reserved-paths";
import type { Core } from "@strapi/strapi";
import { addressWords } from "../database/address-words";
import { fieldError } from "../database/field-error";

const UID = "api::job.job";

const LOCK = 1_337_000_002;

type Params = { documentId?: string; data: { title?: string; slug?: string } };

export function registerJobSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== UID) return next();
    const params = context.params as Params;
    const chosen = params.data?.slug;
    if (chosen && (!JOB_SLUG.test(chosen) || isReservedPath(`/careers/${chosen}`))) {
      throw fieldError("A job can't have this address.", "slug");
    }
    const find =
      context.action === "clone"
        ? () => slugOfCopy(strapi, params)
        : context.action === "create" && !chosen && (() => freeSlug(strapi, String(params.data.title ?? "")));
    try {
      if (!find) return await next();
      return await strapi.db.transaction(async ({ trx }) => {
        await waitForOthers(strapi, trx);
        params.data = { ...params.data, slug: await find() };
        return next();
      });
    } catch (error) {
      if (isSlugConflict(error)) throw fieldError("Another job has this address.", "slug");
      throw error;
    }
  });
}

/** Waits until concurrently created jobs are committed. SQLite has one transaction at a time anyway. */
async function waitForOthers(strapi: Core.Strapi, trx: Core.Strapi["db"]["connection"]): Promise<void> {
  if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [LOCK]);
}

async function slugOfCopy(strapi: Core.Strapi, { documentId, data }: Params): Promise<string> {
  if (data?.slug && !(await isTaken(strapi, data.slug))) return data.slug;
  const original = await strapi.db.query(UID).findOne({ where: { documentId, publishedAt: null } });
  return freeSlug(strapi, data?.title ?? original.title);
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

function isSlugConflict(error: unknown): boolean {
  return ["SQLITE_CONSTRAINT_UNIQUE", "23505"].includes((error as { code?: string }).code ?? "");
}
