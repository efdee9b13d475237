import { RuleError } from "@repo/contract/http/errors";
import type { JobForm, JobItem } from "@repo/contract/job/form";
import type { JobFacts } from "@repo/contract/job/job";
import { addressOf } from "@repo/contract/site/addresses";
import type { Core } from "@strapi/strapi";
import type { ChecksService } from "strapi-plugin-publishing-checks/strapi-server";
import { contentChanged } from "../changes/content-changed";
import { entryHistory } from "../database/entry-history";
import { foldedFields } from "../database/folded-columns";
import { completeChange } from "./job-defaults";

const UID = "api::job.job";
const TIMESTAMPS = ["createdAt", "updatedAt", "publishedAt"];

type Fields = Partial<JobForm>;
type JobVersion = Omit<JobItem, "id" | "draftUpdatedAt"> & {
  id: number;
  documentId: string;
  publishedAt: string | null;
  postedAt: string | null;
} & JobFacts;

type Save = {
  documentId: string;
  data: Fields;
  draftReadAt: string | undefined;
  toItem: (version: JobVersion) => JobItem;
};

/** Keeps unpublished changes of the draft. Call within a transaction. @throws {RuleError} CONFLICT if both overlap. */
export async function savePublished(
  strapi: Core.Strapi,
  { documentId, data, draftReadAt, toItem }: Save,
): Promise<void> {
  const versions: JobVersion[] = await strapi.db.query(UID).findMany({ where: { documentId } });
  const published = versions.find(({ publishedAt }) => publishedAt);
  const draft = versions.find(({ publishedAt }) => !publishedAt);
  if (!published || !draft || isSame(strapi, published, draft)) {
    await strapi.documents(UID).update({ documentId, data, status: "published" });
    return;
  }

  const [shown, prepared] = [toItem(published), toItem(draft)];
  const changed = (Object.keys(data) as (keyof Fields)[]).filter((field) => !isSameText(data[field], shown[field]));
  const contested = changed.filter(
    (field) => !isSameText(prepared[field], shown[field]) && !isSameText(prepared[field], data[field]),
  );
  const draftUpdatedAt = new Date(draft.updatedAt).toISOString();
  if (contested.length > 0 && (!draftReadAt || Date.parse(draftReadAt) !== Date.parse(draftUpdatedAt))) {
    const message = `An unpublished draft of this job has another ${contested.join(", ")}.`;
    const current = { ...shown, ...pick(prepared, contested), draftUpdatedAt };
    throw new RuleError("CONFLICT", message, undefined, { current });
  }
  if (changed.length === 0) return;

  const job = { uid: UID, documentId } as const;
  await entryHistory(strapi).keepBefore(job);
  await strapi.documents(UID).update({ documentId, data: pick(data, changed) });
  const change = pick(data, changed);
  completeChange(published, change);
  // Bypasses the Document Service, which can only publish the whole draft.
  await strapi.db.query(UID).update({ where: { id: published.id }, data: change });
  const checks: ChecksService = strapi.plugin("publishing-checks").service("checks");
  await checks.require(UID, documentId);
  await entryHistory(strapi).keepAfter(job);
  await contentChanged(strapi, { types: ["job"], documents: [documentId], addresses: [addressOf("job", published)] });
}

function isSame(strapi: Core.Strapi, published: JobVersion, draft: JobVersion): boolean {
  const names = Object.keys(strapi.contentType(UID).attributes) as (keyof JobVersion)[];
  const left = new Set<string>([...TIMESTAMPS, ...foldedFields(UID)]);
  return names.every((name) => left.has(name) || isSameText(published[name], draft[name]));
}

function isSameText(one: unknown, other: unknown): boolean {
  const [text, otherText] = [one, other].map((value) =>
    String(value ?? "")
      .replace(/\r\n/g, "\n")
      .trim(),
  );
  return text === otherText;
}

function pick<From extends object>(from: From, fields: (keyof From)[]): Partial<From> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<From>;
}
