import type { Core } from "@strapi/strapi";
import { digitsOf, searchable } from "./search-text";

type Event = { model: { uid: string }; params: { data?: Values | Values[] } };
type Values = Record<string, unknown>;

const HIDDEN = { type: "text", private: true, visible: false, configurable: false } as const;
const BATCH = 200;

/** Columns that lists search or sort by, and their fields. Lists also sort by the beginning of `searchText`. */
const FOLDED = {
  "api::blog-post.blog-post": { searchText: ["title", "description", "metaTags", "teaser"] },
  "api::job.job": { searchText: ["title", "details", "description", "requirements"], detailsKey: ["details"] },
  "api::job-application.job-application": {
    searchText: ["name", "email", "jobTitle", "phone"],
    jobTitleKey: ["jobTitle"],
  },
  "plugin::upload.file": { searchText: ["name", "alternativeText"] },
} as const;

export type Listed = keyof typeof FOLDED;

const UIDS = Object.keys(FOLDED) as Listed[];
export const foldedFields = (uid: Listed): string[] => Object.keys(FOLDED[uid]);
const columnsOf = (uid: string) => Object.entries<readonly string[]>(FOLDED[uid as Listed]);

/** Empties the columns of whatever Strapi writes; the next list folds it again. */
export function registerFoldedColumns(strapi: Core.Strapi): void {
  for (const uid of UIDS) {
    const { attributes } = strapi.contentType(uid);
    // Those of applications are in their schema: accounts that may read one hidden field see them in the panel.
    for (const [name] of columnsOf(uid))
      if (!(name in attributes)) Object.assign(attributes, { [name]: { ...HIDDEN } });
  }
  const empty = ({ model, params: { data } }: Event) => {
    for (const values of [data ?? []].flat()) {
      for (const [name, fields] of columnsOf(model.uid)) {
        if (name in values || fields.some((field) => field in values)) values[name] = null;
      }
    }
  };
  strapi.db.lifecycles.subscribe({
    models: UIDS,
    beforeCreate: empty,
    beforeCreateMany: empty,
    beforeUpdate: empty,
    beforeUpdateMany: empty,
  });
}

/** Call it before rows are searched or sorted by these columns. It leaves out rows that somebody else is writing. */
export async function foldRows(strapi: Core.Strapi, uid: Listed): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  const isDue = () => strapi.db.connection(tableName).whereNull("search_text").first("id");
  while (await isDue()) if ((await foldSome(strapi, uid)) === 0) return;
}

async function foldSome(strapi: Core.Strapi, uid: Listed): Promise<number> {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const columnOf = (name: string) => (attributes[name] as { columnName: string }).columnName;
  return strapi.db.transaction(async ({ trx }) => {
    const due = trx(tableName).whereNull("search_text").orderBy("id").limit(BATCH);
    const rows: (Values & { id: number })[] = await (strapi.db.dialect.client === "postgres"
      ? due.forUpdate().skipLocked()
      : due);
    if (rows.length === 0) return 0;
    const names = columnsOf(uid).map(([name]) => columnOf(name));
    const folded = rows.flatMap((row) => [
      row.id,
      ...columnsOf(uid).map(([, fields]) => fields.map((field) => fold(field, row[columnOf(field)])).join("\n")),
    ]);
    // Both databases name the columns of such a list column1, column2 and so on.
    await trx.raw(
      `update ${tableName} set ${names.map((name, at) => `${name} = column${at + 2}`).join(", ")}
from (values ${rows.map(() => `(?${", ?".repeat(names.length)})`).join(", ")}) as folded
where id = cast(column1 as integer)`,
      folded,
    );
    return rows.length;
  });
}

function fold(field: string, value: unknown): string {
  const text = String(value ?? "");
  return field === "phone" ? digitsOf(text) : searchable(text);
}
