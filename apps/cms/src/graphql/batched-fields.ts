import type { Core, Schema, UID } from "@strapi/strapi";
import DataLoader from "dataloader";
import type { FieldMiddleware } from "./middleware";
import { graphqlLimits } from "./query-limits";

type Attribute = Schema.Attribute.AnyAttribute;
type Row = { id: number; publishedAt?: string | null };
type Value = object | object[] | null;
type Loaders = Map<string, DataLoader<number, Value>>;

export function batchedFields(strapi: Core.Strapi): Record<string, FieldMiddleware> {
  const { naming } = strapi.plugin("graphql").service("utils");
  const ofRequest = new WeakMap<object, Loaders>();

  const batched = (uid: UID.Schema, field: string, { type }: Attribute): FieldMiddleware => {
    const key = `${uid}.${field}`;
    return (parent, args, context, info, next) => {
      const { id } = parent as Partial<Row>;
      const isAsked = Object.values(args).some((value) => Object.keys(value ?? {}).length > 0);
      if (isAsked || id === undefined) return next(parent, args, context, info);
      const loaders: Loaders = ofRequest.get(context) ?? new Map();
      ofRequest.set(context, loaders);
      const loader = loaders.get(key) ?? new DataLoader((ids) => load(ids, uid, field, type));
      loaders.set(key, loader);
      return loader.load(id);
    };
  };

  async function load(ids: readonly number[], uid: UID.Schema, field: string, type: string): Promise<Value[]> {
    const rows: (Row & Record<string, unknown>)[] = await strapi.db.query(uid).findMany({
      where: { id: { $in: ids } },
      select: type === "relation" ? ["id", "publishedAt"] : ["id"],
      populate: [field],
    });
    const read = async (row: (typeof rows)[number]) => {
      const value = row[field] as Value;
      if (type === "media") return value && signed(value);
      if (type === "relation") return isLikewise(row, value) ? value : null;
      return Array.isArray(value) ? value.slice(0, graphqlLimits.maxLimit) : value;
    };
    const values = new Map(await Promise.all(rows.map(async (row) => [row.id, await read(row)] as const)));
    return ids.map((id) => values.get(id) ?? null);
  }

  const signed = (file: Value): Promise<Value> => strapi.plugin("upload").service("file").signFileUrls(file);

  const fieldsOf = (schema: Schema.Schema, name: string) =>
    Object.entries(schema.attributes)
      .filter(([, attribute]) => isBatched(strapi, schema, attribute))
      .map(([field, attribute]): [string, FieldMiddleware] => [
        `${name}.${field}`,
        batched(schema.uid, field, attribute),
      ]);
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  return Object.fromEntries([
    ...types.flatMap((type) => fieldsOf(type, naming.getTypeName(type))),
    ...Object.values(strapi.components).flatMap((part) => fieldsOf(part, naming.getComponentName(part))),
  ]);
}

function isBatched(strapi: Core.Strapi, schema: Schema.Schema, attribute: Attribute): boolean {
  if (attribute.type === "component") return true;
  if (attribute.type === "media") return !attribute.multiple;
  if (attribute.type !== "relation" || !("target" in attribute) || !attribute.relation.endsWith("ToOne")) return false;
  return [schema, strapi.contentTypes[attribute.target]].every((each) => each?.options?.draftAndPublish);
}

const isLikewise = (row: Row, value: Value) => Boolean(row.publishedAt) === Boolean((value as Row | null)?.publishedAt);
