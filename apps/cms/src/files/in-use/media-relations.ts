import type { Core, UID } from "@strapi/strapi";
import type { LibraryFile, Place } from "./picture-use";

const FILE = "plugin::upload.file";

type Column = { name: string };
type JoinTable = {
  name: string;
  joinColumn: Column;
  inverseJoinColumn?: Column;
  morphColumn?: { idColumn: Column; typeColumn: Column };
  on?: object;
};

/** Rows with the file in a media field, from Strapi's table for all types. */
export async function mediaRelations(strapi: Core.Strapi, files: LibraryFile[]): Promise<Place[]> {
  const { name, joinColumn, morphColumn } = joinTableOf(strapi, FILE, "related");
  if (!morphColumn) throw new Error("Strapi stores file relations in an unexpected form.");
  const rows = await strapi.db
    .connection(name)
    .select({
      file: joinColumn.name,
      model: morphColumn.typeColumn.name,
      id: morphColumn.idColumn.name,
      field: "field",
    })
    .whereIn(
      joinColumn.name,
      files.map(({ id }) => id),
    );
  return rows.flatMap(({ file: fileId, model, id, field }) => {
    const file = files.find((each) => each.id === fileId);
    return file && isModel(strapi, model) ? [{ file, model, id, trail: [{ model, field }] }] : [];
  });
}

/** The entries whose components contain the places, at any depth. Orphaned components don't count. */
export async function placesInEntries(strapi: Core.Strapi, places: Place[]): Promise<Place[]> {
  const isComponent = ({ model }: Place) => model in strapi.components;
  const inner = places.filter(isComponent);
  if (inner.length === 0) return places;
  const outer = await Promise.all(
    holders(strapi).flatMap(({ model, field, components }) => {
      const held = inner.filter((place) => components.includes(place.model));
      return held.length > 0 ? [placesAround(strapi, model, field, held)] : [];
    }),
  );
  return [...places.filter((place) => !isComponent(place)), ...(await placesInEntries(strapi, outer.flat()))];
}

async function placesAround(strapi: Core.Strapi, model: UID.Schema, field: string, held: Place[]): Promise<Place[]> {
  const { name, joinColumn, inverseJoinColumn, morphColumn, on } = joinTableOf(strapi, model, field);
  const idColumn = (inverseJoinColumn ?? morphColumn?.idColumn)?.name ?? "";
  const ids = held.map(({ id }) => id);
  const rows = await strapi.db
    .connection(name)
    .where({ ...on })
    .whereIn(idColumn, ids)
    .select({ id: joinColumn.name, inner: idColumn, ...(morphColumn && { type: morphColumn.typeColumn.name }) });
  return rows.flatMap(({ id, inner, type }) =>
    held
      .filter((place) => place.id === inner && (!type || place.model === type))
      .map((place) => ({ ...place, model, id, trail: [{ model, field }, ...place.trail] })),
  );
}

function holders(strapi: Core.Strapi): { model: UID.Schema; field: string; components: UID.Schema[] }[] {
  const models = Object.values({ ...strapi.contentTypes, ...strapi.components });
  return models.flatMap(({ uid, attributes }) =>
    Object.entries(attributes).flatMap(([field, attribute]) => {
      const { component, components = component ? [component] : [] } = attribute as {
        component?: UID.Component;
        components?: UID.Component[];
      };
      return components.length > 0 ? [{ model: uid as UID.Schema, field, components }] : [];
    }),
  );
}

function joinTableOf(strapi: Core.Strapi, model: string, field: string): JoinTable {
  const attribute = strapi.db.metadata.get(model).attributes[field];
  if (!attribute || !("joinTable" in attribute)) throw new Error(`Strapi keeps ${field} of ${model} in no join table.`);
  return attribute.joinTable as JoinTable;
}

const isModel = (strapi: Core.Strapi, uid: string): uid is UID.Schema =>
  uid in strapi.contentTypes || uid in strapi.components;
