import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { recordAudit } from "../../access/audit";
import { usesOf } from "../../files/pictures-in-use";
import { backUpTo } from "../../ops/backup/commands";
import { cmsSettings } from "../../settings";
import { ENTRIES, QUOTE } from "./seeded";
import { takeOut } from "./take-out";
import { type Sample, sampleOf } from "./what-is-left";

const FILE = "plugin::upload.file";

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
    await takeOut(strapi, trx, quotes, sample.entries.caseStudies);
    for (const [name, uid] of Object.entries(ENTRIES)) {
      for (const documentId of sample.entries[name as keyof typeof ENTRIES]) {
        await strapi.documents(uid).delete({ documentId });
      }
    }
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
