import { fileName, readFileName } from "@repo/contract/page/media";
import { typesWithDrafts } from "@repo/plugin-kit/server/types-with-drafts";
import type { Core, UID } from "@strapi/strapi";
import type { LibraryFile, Place } from "./picture-use";

const TEXTS = new Set(["string", "text", "richtext", "blocks", "json"]);
const REDIRECTS = "plugin::page-redirects.redirect";
const ADDRESS = /\/(?:media|uploads)\/(?:\d+\/)?(?:thumbnail_)?([\w.-]{1,255})/g;

/** Rows of the site's content whose texts name a file by its address, such as posts in Markdown. */
export async function textReferences(strapi: Core.Strapi, files: LibraryFile[]): Promise<Place[]> {
  const models = [...typesWithDrafts(strapi), REDIRECTS, ...Object.keys(strapi.components)] as UID.Schema[];
  const found: Place[] = [];
  for (const model of models) {
    for (const { id, field, text } of await rowsThatName(strapi, model, files)) {
      for (const file of files) {
        if (namesFile(text, file)) found.push({ file, model, id, trail: [{ model, field }] });
      }
    }
  }
  return found;
}

export function namesFile(text: string, { url }: LibraryFile): boolean {
  const { original } = readFileName(url);
  return Array.from(text.matchAll(ADDRESS), ([, name = ""]) => readFileName(name.replace(/[.-]+$/, ""))).some(
    (named) => named.original === original,
  );
}

export function patternOf({ url }: LibraryFile): string {
  return `%${readFileName(fileName(url)).original.split(".", 1)[0]}%`;
}

async function rowsThatName(
  strapi: Core.Strapi,
  model: UID.Schema,
  files: LibraryFile[],
): Promise<{ id: number; field: string; text: string }[]> {
  const { tableName, attributes } = strapi.db.metadata.get(model);
  const columns = Object.entries(attributes).flatMap(([field, attribute]) => {
    const { type, columnName } = attribute as { type: string; columnName?: string };
    return TEXTS.has(type) && columnName ? [{ field, columnName }] : [];
  });
  if (columns.length === 0) return [];
  const rows: Record<string, unknown>[] = await strapi.db
    .connection(tableName)
    .select("id", ...columns.map(({ columnName }) => columnName))
    .where((any) => {
      for (const { columnName } of columns) {
        for (const file of files) any.orWhereRaw("cast(?? as text) like ?", [columnName, patternOf(file)]);
      }
    });
  return rows.flatMap((row) =>
    columns.map(({ field, columnName }) => {
      const value = row[columnName];
      return { id: Number(row.id), field, text: typeof value === "string" ? value : JSON.stringify(value ?? "") };
    }),
  );
}
