import { namingOf } from "@repo/plugin-kit/server/naming";
import { SCHEDULE_FIELDS } from "@repo/rules/schedule";
import type { Core, UID } from "@strapi/strapi";
import { pick } from "lodash";
import { TIMESTAMPS } from "../schema/system-attributes";
import { type Content, contentOf, inverseOf, type Row, readRow, STATES, type State } from "./content";
import { forgetVersions } from "./versions";

const DELETED = "api::deleted-entry.deleted-entry";

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type Moments = Record<string, string | null>;
export type KeptRow = { content: Content; inverse: Content; days: Moments; schedule: Moments };
export type DeletedEntry = {
  id: number;
  uid: UID.ContentType;
  /** Its documentId. */
  entry: string;
  name: string;
  rows: Partial<Record<State, KeptRow>>;
  actor: string | null;
  at: string;
};

/** Call before the deletion, in its transaction. */
export async function keepDeleted(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  actor: string | null,
): Promise<void> {
  const rows: DeletedEntry["rows"] = {};
  const { nameOf } = await namingOf(strapi, uid);
  let name = "";
  for (const state of STATES) {
    const row = await readRow(strapi, uid, documentId, state);
    if (!row) continue;
    rows[state] = await keptRow(strapi, uid, row);
    name ||= nameOf(row);
  }
  if (Object.keys(rows).length === 0) return;
  await strapi.db.query(DELETED).create({ data: { uid, entry: documentId, name, rows, actor, at: new Date() } });
}

export const keptSince = () => new Date(Date.now() - KEPT_DAYS * DAY_MS);

export const keptUntil = ({ at }: Pick<DeletedEntry, "at">) => new Date(Date.parse(at) + KEPT_DAYS * DAY_MS);

/** Removes it, so that nobody else can restore it. Call within a transaction. @returns null when there is none. */
export async function takeDeleted(strapi: Core.Strapi, where: object): Promise<DeletedEntry | null> {
  const kept: DeletedEntry | null = await strapi.db.query(DELETED).findOne({ where });
  if (!kept) return null;
  const { count } = await strapi.db.query(DELETED).deleteMany({ where: { id: kept.id } });
  return count > 0 ? kept : null;
}

/** Their versions go too. */
export async function forgetDeleted(strapi: Core.Strapi): Promise<void> {
  const old = { at: { $lte: keptSince() } };
  const entries: DeletedEntry[] = await strapi.db.query(DELETED).findMany({ select: ["uid", "entry"], where: old });
  await strapi.db.transaction(async () => {
    for (const { uid, entry } of entries) await forgetVersions(strapi, uid, entry);
    await strapi.db.query(DELETED).deleteMany({ where: old });
  });
}

async function keptRow(strapi: Core.Strapi, uid: UID.ContentType, row: Row): Promise<KeptRow> {
  return {
    content: await contentOf(strapi, uid, row),
    inverse: await inverseOf(strapi, uid, row),
    days: pick(row, TIMESTAMPS),
    schedule: pick(row, SCHEDULE_FIELDS),
  };
}
