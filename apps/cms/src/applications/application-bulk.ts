import {
  type ApplicationsDeleted,
  type Matching,
  type Refused,
  SELECTION_MAX,
  type StatusesChanged,
  type StatusWish,
} from "@repo/contract/application/selection";
import type { ApplicationStatus } from "@repo/contract/application/status";
import { RuleError } from "@repo/contract/http/errors";
import { readListQuery } from "@repo/contract/http/list";
import type { ReadBodyOf } from "@repo/contract/operations/request";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../access/audit";
import { noteLook } from "../access/looks";
import { removeApplications } from "../attachments/remove-with-attachments";
import { foldRows } from "../database/folded-columns";
import { guardOverwrite } from "../database/guard-overwrite";
import { isoTime } from "../database/list";
import { filteredApplications } from "./filtered-applications";
import { mayChange, writeStatus } from "./status-change";

const UID = "api::job-application.job-application";

type Body<Name extends "status" | "delete"> = ReadBodyOf<`POST /api/dashboard/applications/bulk/${Name}`>;
type Moment = string | number | Date;
type Facts = { name: string; status: ApplicationStatus; updatedAt: string };

class Refusal extends Error {
  constructor(
    readonly why: Refused["why"],
    readonly applicant = "",
  ) {
    super(why);
  }
}

export async function matchingApplications(strapi: Core.Strapi, query: Record<string, unknown>): Promise<Matching> {
  const { q } = readListQuery(query, { pageSize: 1, sortable: ["createdAt"], sort: "-createdAt" });
  await foldRows(strapi, UID);
  const found: { id: string; updatedAt: Moment }[] = await filteredApplications(strapi, query, q)
    .select("document_id as id", "updated_at as updatedAt")
    // Rows are sorted by id, because a search reads them in this order twice as fast as by the index of times.
    .orderBy("job_applications.id", "desc")
    .limit(SELECTION_MAX);
  return { items: found.map(({ id, updatedAt }) => ({ id, updatedAt: isoTime(updatedAt) })) };
}

export function changeStatuses(
  strapi: Core.Strapi,
  { changes, reason }: Body<"status">,
  actor: string,
): Promise<StatusesChanged> {
  return oneByOne(strapi, changes, (change) => changeStatus(strapi, change, reason, actor));
}

export function removeSelected(
  strapi: Core.Strapi,
  { ids, readAt = {} }: Body<"delete">,
  actor: string,
): Promise<ApplicationsDeleted> {
  const wished = ids.map((id) => ({ id }));
  return oneByOne(strapi, wished, ({ id }) => remove(strapi, id, readAt[id], actor));
}

async function changeStatus(strapi: Core.Strapi, change: StatusWish, reason: string | undefined, actor: string) {
  const { id, status: to, updatedAt: readAt } = change;
  const before = await read(strapi, id);
  if (!before) throw new Refusal("gone");
  if (!mayChange(before.status)) throw new Refusal("withdrawn", before.name);
  const { name } = before;
  let done: StatusesChanged["done"][number] = { id, name, from: before.status, to, updatedAt: before.updatedAt };
  // The client may repeat a request whose answer was lost: then the change has been made.
  if (before.status === to) return done;
  try {
    await guardOverwrite(strapi, UID, {
      documentId: id,
      readAt,
      read: () => read(strapi, id),
      write: async (current) => {
        const { status: from } = current;
        const updatedAt = await writeStatus(strapi, { application: id, actor, from, to, reason });
        done = { ...done, from, updatedAt };
        return current;
      },
    });
  } catch (error) {
    throw new Refusal(refusalOf(error), name);
  }
  return done;
}

async function remove(strapi: Core.Strapi, id: string, readAt: string | undefined, actor: string) {
  const application = await read(strapi, id);
  if (!application) throw new Refusal("gone");
  const { name, updatedAt } = application;
  if (readAt && Date.parse(readAt) !== Date.parse(updatedAt)) throw new Refusal("changed", name);
  await recordAudit(strapi, actor, "job-application.delete", `job-application ${id}`);
  await removeApplications(strapi, { documentId: id });
  return { id, name };
}

/** Handles each wish in a transaction of its own, so that a refused one doesn't hold up the others. */
async function oneByOne<Wish extends { id: string }, Done>(
  strapi: Core.Strapi,
  wished: Wish[],
  work: (wish: Wish) => Promise<Done>,
): Promise<{ done: Done[]; refused: Refused[] }> {
  const done: Done[] = [];
  const refused: Refused[] = [];
  for (const wish of wished) {
    try {
      done.push(await work(wish));
    } catch (error) {
      if (!(error instanceof Refusal)) strapi.log.error(error);
      const { why, applicant } = error instanceof Refusal ? error : new Refusal("failed");
      refused.push({ id: wish.id, name: applicant, why });
    }
  }
  return { done, refused };
}

async function read(strapi: Core.Strapi, documentId: string): Promise<Facts | null> {
  const found = await strapi.db.query(UID).findOne({ where: { documentId }, select: ["name", "status", "updatedAt"] });
  if (found) noteLook(strapi, UID, documentId);
  return found && { ...found, status: found.status ?? "new", updatedAt: isoTime(found.updatedAt) };
}

/** Throws `error` itself unless it is a refusal. */
function refusalOf(error: unknown): Refused["why"] {
  if (!(error instanceof RuleError)) throw error;
  if (error.code === "CONFLICT") return "changed";
  return error.code === "NOT_FOUND" ? "gone" : "withdrawn";
}
