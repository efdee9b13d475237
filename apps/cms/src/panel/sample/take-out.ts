import { uidOf } from "@repo/contract/page/content-types";
import { addressOf } from "@repo/contract/site/addresses";
import type { Core, Schema, UID } from "@strapi/strapi";
import { contentChanged } from "../../changes/content-changed";
import { entryHistory } from "../../database/entry-history";
import { QUOTE } from "./seeded";

const LINK = "shared.link";
const SLIDE = "home.showcase-slide";

type Transaction = Core.Strapi["db"]["connection"];

/**
 * Takes testimonials, and links to case studies that go, out of drafts and published versions alike. The Document
 * Service could only publish the whole draft.
 */
export async function takeOut(
  strapi: Core.Strapi,
  trx: Transaction,
  quotes: number[],
  caseStudies: string[],
): Promise<void> {
  const [home, service] = [uidOf("home-page"), uidOf("service")] as const;
  const rows = await strapi.db
    .query(uidOf("case-study"))
    .findMany({ select: ["slug"], where: { documentId: { $in: caseStudies } } });
  const addresses = rows.map(({ slug }) => addressOf("case-study", { slug }));
  const links = await strapi.db.query(LINK).findMany({ select: ["id"], where: { href: { $in: addresses } } });
  const entries: { uid: UID.ContentType; documentId: string }[] = [];
  for (const uid of [home, service]) {
    const found = await strapi.db.query(uid).findMany({ select: ["documentId"], where: { publishedAt: null } });
    entries.push(...found.map(({ documentId }) => ({ uid, documentId })));
  }
  for (const entry of entries) await entryHistory(strapi).keepBefore(entry);
  await detach(strapi, trx, home, QUOTE, quotes);
  await detach(strapi, trx, service, QUOTE, quotes);
  await detach(
    strapi,
    trx,
    SLIDE,
    LINK,
    links.map(({ id }) => id),
  );
  for (const entry of entries) await entryHistory(strapi).keepAfter(entry);
  const documents = entries.map(({ documentId }) => documentId);
  await contentChanged(strapi, { types: ["home-page", "service"], documents });
}

async function detach(
  strapi: Core.Strapi,
  trx: Transaction,
  from: UID.Schema,
  component: UID.Component,
  ids: number[],
): Promise<void> {
  const attributes = strapi.getModel(from).attributes as Record<string, Schema.Attribute.AnyAttribute>;
  for (const [field, attribute] of Object.entries(strapi.db.metadata.get(from).attributes)) {
    const own = attributes[field];
    if (own?.type !== "component" || own.component !== component) continue;
    const { joinTable } = attribute as unknown as { joinTable: { name: string } };
    await trx(joinTable.name).where({ field, component_type: component }).whereIn("cmp_id", ids).delete();
  }
}
