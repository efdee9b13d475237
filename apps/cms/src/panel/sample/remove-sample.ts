import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type ContentType, uidOf } from "@repo/contract/page/content-types";
import type { Core, Schema, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { recordAudit } from "../../access/audit";
import { contentChanged } from "../../changes/content-changed";
import { entryHistory } from "../../database/entry-history";
import { usesOf } from "../../files/pictures-in-use";
import { backUpTo } from "../../ops/backup/commands";
import { cmsSettings } from "../../settings";
import { ENTRIES, QUOTE } from "./seeded";
import { type Sample, sampleOf } from "./what-is-left";

type Transaction = Core.Strapi["db"]["connection"];

const FILE = "plugin::upload.file";
const QUOTED = ["home-page", "service"] as const satisfies readonly ContentType[];

/** The unedited entries and testimonials, and the pictures that nothing else shows. */
export async function whatGoes(strapi: Core.Strapi): Promise<Sample> {
  const sample = await sampleOf(strapi);
  const going = new Set(Object.values(sample.entries).flat());
  const files = await strapi.db.query(FILE).findMany({ where: { id: { $in: sample.pictures } } });
  const pictures: number[] = [];
  for (const file of files) {
    const uses = await usesOf(strapi, file);
    if (uses.length > 0 && uses.every(({ documentId }) => going.has(documentId))) pictures.push(file.id);
  }
  return { ...sample, pictures };
}

/** @throws {ApplicationError} when no backup can be made: nothing is removed then. */
export async function removeSample(strapi: Core.Strapi, actor: string): Promise<string> {
  const archive = await backUpFirst();
  const sample = await whatGoes(strapi);
  const quotes = sample.quotes.map(({ id }) => id);
  await strapi.db.transaction(async ({ trx }) => {
    await recordAudit(strapi, actor, "sample-content.delete", path.basename(archive));
    for (const [name, uid] of Object.entries(ENTRIES)) {
      for (const documentId of sample.entries[name as keyof typeof ENTRIES]) {
        await strapi.documents(uid).delete({ documentId });
      }
    }
    for (const type of QUOTED) await removeQuotes(strapi, trx, type, quotes);
    await strapi.db.query(QUOTE).deleteMany({ where: { id: { $in: quotes } } });
  });
  const uploads = strapi.plugin("upload").service("upload");
  for (const file of await strapi.db.query(FILE).findMany({ where: { id: { $in: sample.pictures } } })) {
    await uploads.remove(file).catch((error: Error) => strapi.log.error(`${file.name} stays: ${error.message}`));
  }
  return archive;
}

async function backUpFirst(): Promise<string> {
  const folder = path.join(cmsSettings().dataDir, "backups");
  const archive = path.join(folder, `before-removal-${new Date().toISOString().replace(/\W/g, "")}.tar.gz`);
  try {
    await mkdir(folder, { recursive: true });
    await backUpTo(archive);
  } catch (error) {
    throw new errors.ApplicationError(`Nothing was removed, because ${lowered((error as Error).message)}`);
  }
  return archive;
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** From draft and published version alike. The Document Service could only publish the whole draft. */
async function removeQuotes(
  strapi: Core.Strapi,
  trx: Transaction,
  type: (typeof QUOTED)[number],
  quotes: number[],
): Promise<void> {
  const uid = uidOf(type) as UID.ContentType;
  const fields = Object.entries(strapi.db.metadata.get(uid).attributes).filter(([name]) => {
    const attribute = (strapi.contentType(uid).attributes as Record<string, Schema.Attribute.AnyAttribute>)[name];
    return attribute?.type === "component" && attribute.component === QUOTE;
  });
  for (const [field, attribute] of fields) {
    const { joinTable } = attribute as unknown as { joinTable: { name: string } };
    const places = () => trx(joinTable.name).where({ field, component_type: QUOTE }).whereIn("cmp_id", quotes);
    const rows: number[] = await places().distinct("entity_id").pluck("entity_id");
    const documents = await strapi.db.query(uid).findMany({ where: { id: { $in: rows } }, select: ["documentId"] });
    const ids = [...new Set(documents.map(({ documentId }) => documentId))];
    for (const documentId of ids) await entryHistory(strapi).keepBefore({ uid, documentId });
    await places().delete();
    for (const documentId of ids) await entryHistory(strapi).keepAfter({ uid, documentId });
    if (ids.length > 0) await contentChanged(strapi, { types: [type], documents: ids });
  }
}
