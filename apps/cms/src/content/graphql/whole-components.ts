import type { Core, Schema } from "@strapi/strapi";
import type { FieldMiddleware } from "./middleware";
import { graphqlLimits } from "./query-limits";

const whole: FieldMiddleware = (parent, args, context, info, next) => {
  const isAsked = Object.keys(args.pagination ?? {}).length > 0;
  return next(parent, isAsked ? args : { ...args, pagination: { limit: graphqlLimits.maxLimit } }, context, info);
};

/** Returns lists of components in full: the default limit would cut them off after the 25th. */
export function wholeComponents(strapi: Core.Strapi): Record<string, FieldMiddleware> {
  const { naming } = strapi.plugin("graphql").service("utils");
  const lists = (schema: Schema.Schema, name: string) =>
    Object.entries(schema.attributes)
      .filter(([, attribute]) => attribute.type === "component" && attribute.repeatable)
      .map(([field]): [string, FieldMiddleware] => [`${name}.${field}`, whole]);
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  return Object.fromEntries([
    ...types.flatMap((type) => lists(type, naming.getTypeName(type))),
    ...Object.values(strapi.components).flatMap((part) => lists(part, naming.getComponentName(part))),
  ]);
}
