import type { Core, UID } from "@strapi/strapi";
import { fieldsOf, pathOf, valuesAt } from "./page-patterns";
import { decoded } from "./redirect";
import { optionsOf, pagesOf } from "./redirect-options";

/** Paths by locale, with "" for entries without translations. */
export type Paths = Map<string, string>;

export function movingPattern(strapi: Core.Strapi, uid: string): string | undefined {
  const pattern = optionsOf(strapi).pages?.[uid];
  return pattern && fieldsOf(pattern).some((field) => field !== "documentId") ? pattern : undefined;
}

/** Returns undefined when nothing is known of a path. */
export async function isPage(strapi: Core.Strapi, written: string): Promise<boolean | undefined> {
  const path = decoded(written) ?? written;
  let isKnown = false;
  for (const [uid, pattern] of pagesOf(strapi)) {
    const values = valuesAt(pattern, path);
    if (!values) continue;
    isKnown = true;
    const where = { ...values, publishedAt: { $notNull: true } };
    if ((await strapi.db.query(uid).count({ where })) > 0) return true;
  }
  return optionsOf(strapi).isPage?.(path, { strapi }) ?? (isKnown ? false : undefined);
}

export async function publishedPaths(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  pattern: string,
  documentId: string,
): Promise<Paths> {
  const rows: { locale: string | null }[] = await strapi.db.query(uid).findMany({
    select: ["documentId", "locale", ...fieldsOf(pattern)],
    where: { documentId, publishedAt: { $notNull: true } },
  });
  return new Map(
    rows.flatMap((row) => {
      const path = pathOf(pattern, row);
      return path ? [[row.locale ?? "", path]] : [];
    }),
  );
}
