import { type Forms, formsOf } from "@repo/plugin-kit/server/forms";
import type { Core } from "@strapi/strapi";
import { inverseAttributes } from "./attributes";
import { inState, type Named, type Reference, STATES, type State } from "./content";
import { type Author, type DeletedEntry, type KeptRow, namedBy } from "./deleted-entries";
import { restorable, type Target } from "./restorable";
import { leaveTaken } from "./taken";

/** An entry that comes back as a draft is off the site until an editor publishes it: no schedule does. */
type How = "as it was" | "as a draft";

const ACCOUNTS = "admin::user";

/** Keeps id and dates, unlike the Document Service. Call it in a transaction. @returns losses in words. */
export async function putBack(strapi: Core.Strapi, deleted: DeletedEntry, how: How): Promise<string[]> {
  const entry = namedBy(deleted);
  const { uid, documentId, locale } = entry;
  const forms = await formsOf(strapi, uid);
  const left = new Set<string>();
  for (const state of how === "as it was" ? STATES : (["draft"] as const)) {
    const row = deleted.rows[state];
    if (!row) continue;
    const { data, left: lost } = await rowOf(strapi, entry, row, { forms, state });
    for (const what of [...lost, ...(await leaveTaken(strapi, entry, { data, forms }))]) left.add(what);
    const authors = await authorsOf(strapi, row);
    const hidden = how === "as it was" && row.hidden;
    await strapi.db.query(uid).create({ data: { ...row.days, ...hidden, ...authors, ...data, documentId, locale } });
  }
  return [...left];
}

async function rowOf(
  strapi: Core.Strapi,
  { uid, locale }: Named,
  { content, inverse }: KeptRow,
  { forms, state }: { forms: Forms; state: State },
) {
  const target = rowTarget(strapi, locale, state);
  const { data, left } = await restorable(strapi, uid, content, { forms, target });
  for (const [name, { target: owner, mappedBy, relation }] of inverseAttributes(strapi, uid)) {
    if (!owner || !mappedBy) continue;
    const documentIds = ([inverse[name] ?? []].flat() as Reference[]).map(({ documentId }) => documentId);
    // Entries that have been related to another one since stay with it.
    const isFree = relation !== "manyToMany" && { [mappedBy]: { id: { $null: true } } };
    const where = { ...inState(strapi, { uid: owner, documentId: "", locale }, state), ...isFree };
    const found = await strapi.db
      .query(owner)
      .findMany({ select: ["id"], where: { ...where, documentId: { $in: documentIds } } });
    data[name] = found.map(({ id }) => id);
  }
  return { data, left };
}

async function authorsOf(strapi: Core.Strapi, { authors }: KeptRow): Promise<Partial<Record<Author, number>>> {
  const ids = Object.entries(authors ?? {}).flatMap(([author, id]) => (id === null ? [] : [[author, id] as const]));
  const found = await strapi.db
    .query(ACCOUNTS)
    .findMany({ select: ["id"], where: { id: { $in: ids.map(([, id]) => id) } } });
  return Object.fromEntries(ids.filter(([, id]) => found.some((account) => account.id === id)));
}

function rowTarget(strapi: Core.Strapi, locale: Named["locale"], state: State): Target {
  return {
    relate: async (uid, { documentId }) => {
      const where = inState(strapi, { uid, documentId, locale }, state);
      return (await strapi.db.query(uid).findOne({ select: ["id"], where }))?.id;
    },
    compose: async (uid, data, field) => {
      const { id } = await strapi.db.query(uid).create({ data });
      return { id, __component: uid, __pivot: { field, component_type: uid } };
    },
  };
}
