import { isValues } from "@repo/plugin-kit/server/values";
import type { Core, UID } from "@strapi/strapi";
import { labelsOf, titleOf, typeName } from "./describe-uses";
import type { LibraryFile, PictureUse } from "./picture-use";
import { namesFile, patternOf } from "./text-references";

type KeptRow = { uid: UID.ContentType; entry: string; name?: string; content: unknown };

const VERSIONS = "plugin::entry-history.version";
const DELETED = "plugin::entry-history.deleted-entry";

/** Uses of a file in restorable deleted entries and earlier versions: one for each entry. */
export async function historyUses(strapi: Core.Strapi, files: LibraryFile[]): Promise<PictureUse[]> {
  const uses = new Map<string, PictureUse>();
  for (const row of await rowsWith(strapi, DELETED, "rows", files)) await add(row, "deleted");
  for (const row of await rowsWith(strapi, VERSIONS, "content", files)) await add(row, "earlier version");
  return [...uses.values()];

  async function add({ uid, entry, name, content }: KeptRow, kept: string): Promise<void> {
    if (!(uid in strapi.contentTypes)) return;
    for (const file of files) {
      const key = JSON.stringify([file.id, uid, entry]);
      const field = uses.has(key) ? undefined : fieldWith(content, file);
      const title = field && (name ?? (await titleOf(strapi, uid, entry)) ?? (await deletedName(strapi, uid, entry)));
      if (!field || title === undefined) continue;
      const label = await labelsOf(strapi, uid);
      uses.set(key, { file: file.name, type: typeName(strapi, uid), title, field: `${label(uid, field)} (${kept})` });
    }
  }
}

async function deletedName(strapi: Core.Strapi, uid: string, entry: string): Promise<string | undefined> {
  const deleted = await strapi.db.query(DELETED).findOne({ where: { uid, entry } });
  return deleted ? (deleted.name ?? "") : undefined;
}

async function rowsWith(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  attribute: string,
  files: LibraryFile[],
): Promise<KeptRow[]> {
  const { tableName } = strapi.db.metadata.get(uid);
  const ids = await strapi.db
    .connection(tableName)
    .where((any) => {
      for (const file of files) {
        for (const pattern of [`%"id":${file.id},%`, `%"id": ${file.id},%`, patternOf(file)]) {
          any.orWhereRaw("cast(?? as text) like ?", [attribute, pattern]);
        }
      }
    })
    .pluck("id");
  const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } } });
  return rows.map((row) => ({ ...row, content: row[attribute] }) as KeptRow);
}

/** The first field that contains or names the file; in a deleted entry, fields are nested in its rows. */
function fieldWith(content: unknown, file: LibraryFile): string | undefined {
  if (!isValues(content)) return undefined;
  for (const [name, value] of Object.entries(content)) {
    if (!shows(value, file)) continue;
    const isAround = ["draft", "published", "content"].includes(name) && isValues(value) && !isPicture(value, file);
    return (isAround && fieldWith(value, file)) || name;
  }
  return undefined;
}

function shows(value: unknown, file: LibraryFile): boolean {
  if (typeof value === "string") return namesFile(value, file);
  if (Array.isArray(value)) return value.some((each) => shows(each, file));
  return isValues(value) && (isPicture(value, file) || Object.values(value).some((each) => shows(each, file)));
}

const isPicture = (value: object, { id }: LibraryFile): boolean =>
  "id" in value && value.id === id && "name" in value && Object.keys(value).length === 2;
