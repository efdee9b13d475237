import type { Core, Schema } from "@strapi/strapi";
import { graphqlLimits } from "./limits";

type Args = { pagination?: object };
type Resolve = (parent: unknown, args: Args, ...rest: unknown[]) => unknown;

const whole = (next: Resolve, parent: unknown, args: Args, ...rest: unknown[]) => {
  const isAsked = Object.keys(args.pagination ?? {}).length > 0;
  return next(parent, isAsked ? args : { ...args, pagination: { limit: graphqlLimits.maxLimit } }, ...rest);
};

/** Returns lists of components in full: the default limit would cut them off after the 25th. */
export function wholeComponents(strapi: Core.Strapi): Record<string, typeof whole> {
  const { naming } = strapi.plugin("graphql").service("utils");
  const lists = (schema: Schema.Schema, name: string) =>
    Object.entries(schema.attributes)
      .filter(([, attribute]) => attribute.type === "component" && attribute.repeatable)
      .map(([field]): [string, typeof whole] => [`${name}.${field}`, whole]);
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  return Object.fromEntries([
    ...types.flatMap((type) => lists(type, naming.getTypeName(type))),
    ...Object.values(strapi.components).flatMap((part) => lists(part, naming.getComponentName(part))),
  ]);
}
