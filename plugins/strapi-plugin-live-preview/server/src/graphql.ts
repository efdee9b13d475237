import type { Core, UID } from "@strapi/strapi";
import { showField } from "./show-field";
import { noteEntries, shownAt } from "./shown";

type Args = Record<string, unknown>;
type Info = { fieldName: string };
type Resolve = (parent: unknown, args: Args, context: unknown, info: Info) => unknown;
type FieldMiddleware = (...asked: [...Parameters<Resolve>, next: Resolve]) => unknown;
type Nexus = { plugin: (config: { name: string; onCreateFieldResolver: () => FieldMiddleware }) => unknown };

export function registerFields(strapi: Core.Strapi): void {
  const showFields: FieldMiddleware = async (parent, args, context, info, next) => {
    const shown = shownAt(parent);
    if (!shown) return next(parent, args, context, info);
    const field = info.fieldName;
    const related = relatedType(strapi, shown.model, field);
    // Otherwise Strapi would look for related entries among the published ones.
    const ofDraft = related ? { ...args, status: "draft" } : args;
    const value = await showField(strapi, shown, field, () => next(parent, ofDraft, context, info));
    if (related) noteEntries(value, related, new Map());
    return value;
  };
  const addToSchema = ({ nexus }: { nexus: Nexus }) => ({
    plugins: [nexus.plugin({ name: "live-preview", onCreateFieldResolver: () => showFields })],
  });
  strapi.plugin("graphql")?.service("extension").use(addToSchema);
}

function relatedType(strapi: Core.Strapi, model: UID.Schema, field: string) {
  const attribute = strapi.getModel(model).attributes[field];
  return attribute?.type === "relation" && "target" in attribute
    ? strapi.contentType(attribute.target as UID.ContentType)
    : undefined;
}
