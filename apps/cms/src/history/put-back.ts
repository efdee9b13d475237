import type { Core, UID } from "@strapi/strapi";
import { inverseAttributes } from "./attributes";
import { inState, type Reference, STATES, type State } from "./content";
import type { DeletedEntry, KeptRow } from "./deleted-entries";
import { type Forms, formsOf } from "./form";
import { restorable, type Target } from "./restorable";
import { leaveTaken } from "./taken";

/** A draft is off the site until an editor publishes it: no schedule does. */
type How = "as it was" | "as a draft";

/** Past the Document Service, which would change id and dates. Call within a transaction. @returns losses in words. */
export async function putBack(strapi: Core.Strapi, { uid, entry, rows }: DeletedEntry, how: How): Promise<string[]> {
  const forms = await formsOf(strapi, uid);
  const left = new Set<string>();
  for (const state of how === "as it was" ? STATES : (["draft"] as const)) {
    const row = rows[state];
    if (!row) continue;
    const { data, left: lost } = await rowOf(strapi, uid, row, { forms, state });
    for (const what of [...lost, ...(await leaveTaken(strapi, uid, entry, { data, forms }))]) left.add(what);
    await strapi.db.query(uid).create({
      data: { ...row.days, ...(how === "as it was" && row.schedule), ...data, documentId: entry },
    });
  }
  return [...left];
}

async function rowOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { content, inverse }: KeptRow,
  { forms, state }: { forms: Forms; state: State },
) {
  const target = rowTarget(strapi, state);
  const { data, left } = await restorable(strapi, uid, content, { forms, target });
  for (const [name, { target: owner, mappedBy }] of inverseAttributes(strapi, uid)) {
    if (!owner || !mappedBy) continue;
    const documentIds = ([inverse[name]].flat() as Reference[]).map((named) => named?.documentId);
    // Entries related to another one since stay with it.
    const free = await strapi.db.query(owner).findMany({
      select: ["id"],
      where: { ...inState("", state), documentId: { $in: documentIds }, [mappedBy]: { id: { $null: true } } },
    });
    data[name] = free.map(({ id }) => id);
  }
  return { data, left };
}

function rowTarget(strapi: Core.Strapi, state: State): Target {
  return {
    relate: async (uid, { documentId }) =>
      (await strapi.db.query(uid).findOne({ select: ["id"], where: inState(documentId, state) }))?.id,
    compose: async (uid, data, field) => {
      const { id } = await strapi.db.query(uid).create({ data });
      return { id, __pivot: { field, component_type: uid } };
    },
  };
}
