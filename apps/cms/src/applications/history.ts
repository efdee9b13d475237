import { randomUUID } from "node:crypto";
import type { Note, StatusEvent } from "@repo/contract/application/history";
import type { ApplicationStatus } from "@repo/contract/application/status";
import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";
import { isoTime } from "../database/list";

const UID = "api::application-event.application-event";

type Moment = string | number | Date;

type Row = {
  id: number;
  documentId: string;
  application: string;
  kind: "status" | "note";
  at: Moment;
  actor: string | null;
  fromStatus: ApplicationStatus | null;
  toStatus: ApplicationStatus | null;
  reason: string | null;
  text: string | null;
  editedAt: Moment | null;
  mail: string | null;
};

export type StatusChange = {
  application: string;
  actor: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  reason?: string | undefined;
  mail?: string | undefined;
};

export type Own = { application: string; entry: string; actor: string };

/** Call this within the transaction that changes the status. */
export async function recordStatus(strapi: Core.Strapi, { from, to, ...change }: StatusChange): Promise<void> {
  await create(strapi, { ...change, kind: "status", fromStatus: from, toStatus: to });
}

export async function lastChangeBy(
  strapi: Core.Strapi,
  application: string,
  mail: string,
): Promise<Pick<StatusEvent, "from" | "to"> | undefined> {
  const last = (await read(strapi, { application, kind: "status" })).at(-1);
  return last?.mail === mail ? toEvent(last, "") : undefined;
}

/** `actor` is null if nobody knows the author, and `at` is now by default. */
export async function addNote(
  strapi: Core.Strapi,
  written: { application: string; actor: string | null; at?: Moment },
  text: string,
): Promise<void> {
  await create(strapi, { ...written, kind: "note", text });
}

/** @throws {RuleError} NOT_FOUND, FORBIDDEN, or CONFLICT with the note when it was saved after `readAt`. */
export async function changeNote(
  strapi: Core.Strapi,
  own: Own,
  text: string,
  readAt: string | undefined,
): Promise<void> {
  const row = await ownOf(strapi, "note", own);
  const current = toNote(row, own.actor);
  if (readAt && Date.parse(readAt) !== Date.parse(current.updatedAt)) {
    throw new RuleError("CONFLICT", undefined, undefined, { current });
  }
  if (text !== row.text) await update(strapi, row, { text });
}

/** @throws {RuleError} NOT_FOUND or FORBIDDEN */
export async function removeNote(strapi: Core.Strapi, own: Own): Promise<void> {
  const { id } = await ownOf(strapi, "note", own);
  await strapi.db.query(UID).delete({ where: { id } });
}

/** @throws {RuleError} NOT_FOUND or FORBIDDEN */
export async function changeReason(strapi: Core.Strapi, own: Own, reason: string): Promise<void> {
  await update(strapi, await ownOf(strapi, "status", own), { reason });
}

/** Returns events and notes, the oldest first. */
export async function historyOf(
  strapi: Core.Strapi,
  application: string,
  reader: string,
): Promise<{ events: StatusEvent[]; notes: Note[] }> {
  const rows = await read(strapi, { application });
  return {
    events: rows.filter(({ kind }) => kind === "status").map((row) => toEvent(row, reader)),
    notes: rows.filter(({ kind }) => kind === "note").map((row) => toNote(row, reader)),
  };
}

export async function noteTexts(strapi: Core.Strapi, applications: string[]): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>();
  for (const { application, text } of await read(strapi, { application: { $in: applications }, kind: "note" })) {
    texts.set(application, [...(texts.get(application) ?? []), text ?? ""]);
  }
  return texts;
}

function read(strapi: Core.Strapi, where: object): Promise<Row[]> {
  return strapi.db.query(UID).findMany({ where, orderBy: [{ at: "asc" }, { id: "asc" }] });
}

async function create(strapi: Core.Strapi, data: Partial<Row>): Promise<void> {
  await strapi.db.query(UID).create({ data: { documentId: randomUUID(), at: new Date(), ...data } });
}

async function update(strapi: Core.Strapi, { id }: Row, data: Partial<Row>): Promise<void> {
  await strapi.db.query(UID).update({ where: { id }, data: { ...data, editedAt: new Date() } });
}

/** An entry without an author is everybody's: otherwise nobody could correct it. */
async function ownOf(strapi: Core.Strapi, kind: Row["kind"], { application, entry, actor }: Own): Promise<Row> {
  const row: Row | null = await strapi.db.query(UID).findOne({ where: { application, documentId: entry, kind } });
  if (!row) throw new RuleError("NOT_FOUND", "This entry doesn’t exist any more.");
  if (row.actor !== null && row.actor !== actor) {
    throw new RuleError("FORBIDDEN", `This was written by ${row.actor}, who alone may change it.`);
  }
  return row;
}

function toEvent(row: Row, reader: string): StatusEvent {
  return {
    id: row.documentId,
    at: isoTime(row.at),
    actor: row.actor ?? "",
    from: row.fromStatus ?? "new",
    to: row.toStatus ?? "new",
    reason: row.reason ?? "",
    isOwn: row.actor === reader,
  };
}

function toNote(row: Row, reader: string): Note {
  return {
    id: row.documentId,
    at: isoTime(row.at),
    updatedAt: isoTime(row.editedAt ?? row.at),
    actor: row.actor,
    text: row.text ?? "",
    mayChange: row.actor === null || row.actor === reader,
  };
}
