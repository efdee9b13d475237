import type { Core } from "@strapi/strapi";
import { showField } from "./show-field";
import { shownAt } from "./shown";

type Args = Record<string, unknown>;
type Info = { fieldName: string };
type Resolve = (parent: unknown, args: Args, context: unknown, info: Info) => unknown;
type FieldMiddleware = (...asked: [...Parameters<Resolve>, next: Resolve]) => unknown;
type Nexus = { plugin: (config: { name: string; onCreateFieldResolver: () => FieldMiddleware }) => unknown };

/** Where the project has no GraphQL, nothing is to be done. */
export function registerFields(strapi: Core.Strapi): void {
  const showFields: FieldMiddleware = (parent, args, context, info, next) => {
    const shown = shownAt(parent);
    if (!shown) return next(parent, args, context, info);
    const field = info.fieldName;
    const isRelation = strapi.getModel(shown.model).attributes[field]?.type === "relation";
    // Strapi would look for related entries among the published.
    const ofDraft = isRelation ? { ...args, status: "draft" } : args;
    return showField(strapi, shown, field, () => next(parent, ofDraft, context, info));
  };
  const addToSchema = ({ nexus }: { nexus: Nexus }) => ({
    plugins: [nexus.plugin({ name: "live-preview", onCreateFieldResolver: () => showFields })],
  });
  strapi.plugin("graphql")?.service("extension").use(addToSchema);
}
