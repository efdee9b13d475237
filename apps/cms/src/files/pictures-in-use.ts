import { readFileName } from "@repo/contract/page/media";
import { pictureNames } from "@repo/markdown/pictures";
import { formsOf } from "@repo/plugin-kit/server/forms";
import { namingOf } from "@repo/plugin-kit/server/naming";
import type { Core, Schema, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

type LibraryFile = { id: number; name: string; url: string };
type Place = { model: string; id: number; field: string };
type Use = { file: string; uid: string; kind: string; documentId: string; type: string; title: string; field: string };

const MARKDOWN = "global::post-text";
const NAMED = 4;

export function registerPicturesInUse(strapi: Core.Strapi): void {
  const uploads = strapi.plugin("upload").service("upload");
  const remove = uploads.remove.bind(uploads);
  uploads.remove = async (file: LibraryFile) => {
    await refuseUsed(strapi, [file]);
    return remove(file);
  };
}

/** Refuses files that an entry shows, or names in Markdown. @throws {ApplicationError} */
export async function refuseUsed(strapi: Core.Strapi, files: LibraryFile[]): Promise<void> {
  const uses: Use[] = [];
  for (const file of files) uses.push(...(await usesOf(strapi, file)));
  if (uses.length === 0) return;
  const named = uses.slice(0, NAMED).map(({ file, type, title, field }) => {
    return `${file} in ${type}${title && ` “${title}”`} › ${field}`;
  });
  const list = [...named, ...(uses.length > NAMED ? [`${uses.length - NAMED} more`] : [])].join("; ");
  throw new errors.ApplicationError(`Still in use: ${list}. Remove it there first. Nothing was deleted.`, { uses });
}

/** Lists each use once: a draft and its published version are one entry. */
export async function usesOf(strapi: Core.Strapi, file: LibraryFile): Promise<Use[]> {
  const uses = new Map<string, Use>();
  const places = [...(await relations(strapi, file)), ...(await mentions(strapi, file))];
  for (const { model, id, field } of await inEntries(strapi, places)) {
    const uid = model as UID.ContentType;
    const row = await strapi.db.query(uid).findOne({ where: { id } });
    if (!row) continue;
    const [naming, forms] = await Promise.all([namingOf(strapi, uid), formsOf(strapi, uid)]);
    const { info, kind } = strapi.contentType(uid);
    const { documentId } = row;
    uses.set(JSON.stringify([uid, documentId, field]), {
      file: file.name,
      uid,
      kind: String(kind),
      documentId,
      type: info.displayName,
      title: naming.nameOf(row),
      field: forms(uid).label(field),
    });
  }
  return [...uses.values()];
}

function relations(strapi: Core.Strapi, { id }: LibraryFile): Promise<Place[]> {
  const table = strapi.db.connection("files_related_mph").where({ file_id: id });
  return table.select({ model: "related_type", id: "related_id", field: "field" });
}

/** A text names a picture by its address, whose name tells its versions apart. */
async function mentions(strapi: Core.Strapi, { url }: LibraryFile): Promise<Place[]> {
  const { original } = readFileName(url);
  const fields = attributes(strapi).filter(
    ({ attribute }) => "customField" in attribute && attribute.customField === MARKDOWN,
  );
  const found = fields.map(async ({ model, field }) => {
    const where = { [field]: { $contains: original.split(".", 1)[0] } };
    const rows = await strapi.db.query(model).findMany({ select: ["id", field], where });
    return rows
      .filter((row) => pictureNames(row[field]).some((name) => readFileName(name).original === original))
      .map(({ id }) => ({ model, id, field }));
  });
  return (await Promise.all(found)).flat();
}

/** The entries whose components hold the places, at any depth. */
async function inEntries(strapi: Core.Strapi, places: Place[]): Promise<Place[]> {
  const found = places.map(async (place) => {
    if (place.model in strapi.contentTypes) return [place];
    const holders = attributes(strapi).filter(({ attribute }) => holds(attribute, place.model));
    const outer = holders.map(({ model, field }) => placesAround(strapi, model, field, place));
    return inEntries(strapi, (await Promise.all(outer)).flat());
  });
  return (await Promise.all(found)).flat();
}

async function placesAround(strapi: Core.Strapi, model: UID.Schema, field: string, inner: Place): Promise<Place[]> {
  const attribute = strapi.db.metadata.get(model).attributes[field] as { joinTable: { name: string } };
  const rows: { id: number }[] = await strapi.db
    .connection(attribute.joinTable.name)
    .where({ field, cmp_id: inner.id, component_type: inner.model })
    .select({ id: "entity_id" });
  return rows.map(({ id }) => ({ model, id, field }));
}

function attributes(strapi: Core.Strapi) {
  return Object.values({ ...strapi.contentTypes, ...strapi.components }).flatMap((model) =>
    Object.entries(model.attributes as Schema.Attributes).map(([field, attribute]) => {
      return { model: model.uid as UID.Schema, field, attribute };
    }),
  );
}

function holds(attribute: Schema.Attribute.AnyAttribute, component: string): boolean {
  if (attribute.type === "component") return attribute.component === component;
  return attribute.type === "dynamiczone" && (attribute.components as string[]).includes(component);
}
