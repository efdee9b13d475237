import { type Forms, formsOf } from "@repo/plugin-kit/server/forms";
import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { contentAttributes } from "./attributes";
import type { Against, Change, Comparison, ShownPicture } from "./change";
import { compare } from "./compare";
import { type Content, contentOf, type Named, readRow } from "./content";
import { findVersion, PUBLISHED, type Version } from "./versions";

export async function requireVersion(strapi: Core.Strapi, entry: Named, number: string): Promise<Version> {
  const version = /^\d{1,9}$/.test(number) && (await findVersion(strapi, entry, { number: Number(number) }));
  if (!version) throw new errors.NotFoundError("There is no such version any more.");
  return version;
}

export async function compareVersion(
  strapi: Core.Strapi,
  entry: Named,
  version: Version,
  against: Against,
): Promise<Comparison> {
  const forms = await formsOf(strapi, entry.uid);
  const earlier = { ...PUBLISHED, number: { $lt: version.number } };
  const previous = against === "previous" ? await findVersion(strapi, entry, earlier) : undefined;
  const before = previous === undefined ? await draftFor(strapi, entry, version) : (previous?.content ?? {});
  return {
    number: version.number,
    previous: previous?.number ?? null,
    changes: await changesBetween(strapi, entry.uid, [before, version.content], forms),
    gone: goneFields(strapi, entry, version, forms),
  };
}

export async function changesBetween(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  contents: [before: Content, after: Content],
  forms: Forms,
): Promise<Change[]> {
  const changes = compare(strapi, uid, contents, forms);
  const sides = changes.flatMap(({ before, after }) => [before, after]);
  await findPictures(
    strapi,
    sides.flatMap((side) => ("pictures" in side ? side.pictures : [])),
  );
  return changes;
}

export async function draftOf(strapi: Core.Strapi, entry: Named): Promise<Content> {
  const row = await readRow(strapi, entry, "draft");
  return row ? contentOf(strapi, entry.uid, row) : {};
}

/** Leaves out fields newer than the version, which the version leaves alone. */
async function draftFor(strapi: Core.Strapi, entry: Named, { content }: Version): Promise<Content> {
  return Object.fromEntries(Object.entries(await draftOf(strapi, entry)).filter(([name]) => name in content));
}

async function findPictures(strapi: Core.Strapi, pictures: ShownPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  const files = await strapi.db
    .query("plugin::upload.file")
    .findMany({ select: ["id", "url"], where: { id: { $in: pictures.map(({ id }) => id) } } });
  const urls = new Map(files.map(({ id, url }) => [id, url]));
  for (const picture of pictures) {
    if (urls.has(picture.id)) picture.url = urls.get(picture.id);
    else picture.isGone = true;
  }
}

function goneFields(strapi: Core.Strapi, { uid }: Named, { content }: Version, forms: Forms): string[] {
  const known = new Set(contentAttributes(strapi, uid).map(([name]) => name));
  return Object.keys(content)
    .filter((name) => !known.has(name))
    .map(forms(uid).label);
}
