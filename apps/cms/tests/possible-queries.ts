import { readFileSync } from "node:fs";
import { type Attribute, type Models, type Type, UNPUBLISHED } from "@repo/testing/unpublished";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

/** Each type has these, but Strapi lists them nowhere. */
const SYSTEM: Record<string, Attribute> = {
  publishedAt: { type: "datetime" },
  publishAt: { type: "datetime" },
  unpublishAt: { type: "datetime" },
  createdBy: { type: "relation", target: "admin::user" },
  localizations: { type: "relation" },
};
const TEXTS = new Set(["string", "text", "richtext", "customField", "email", "uid"]);
const COHORTS = ["never-published", "has-published-version", "modified", "unmodified"];
const LEVELS = 3;

type Step = { path: string[]; attribute: Attribute; hasDrafts: boolean };

/** Returns every way to ask REST for a type's entries, or about them. */
export function restQueries(models: Models, type: Type): string[] {
  const steps = stepsFrom(models, { ...SYSTEM, ...type.attributes }, type.hasDrafts);
  return [
    "",
    "status=draft",
    "status=published&locale=*",
    "hasPublishedVersion=false",
    "hasPublishedVersion=true",
    ...COHORTS.map((cohort) => `publicationFilter=${cohort}`),
    `_q=${UNPUBLISHED}`,
    "populate=*",
    "sort=updatedAt:desc&pagination[pageSize]=100",
    ...steps.flatMap(populates),
    ...steps.filter(({ path }) => path.length < LEVELS).flatMap(filtersAndSorts),
  ].map((query) => (query.includes("populate") ? query : `${query}&fields=documentId`));
}

/** Returns the places where a filter can name an entry by id. */
export function relationsTo(models: Models, type: Type, target: string): string[] {
  return stepsFrom(models, { ...SYSTEM, ...type.attributes }, type.hasDrafts)
    .filter(({ path, attribute }) => attribute.target === target && path.length < LEVELS)
    .map(({ path }) => `filters${keys(path)}`);
}

function populates({ path, attribute: { type, target, relation } }: Step): string[] {
  if (type === "component" || type === "media") return [`${populated(path)}[populate]=*`];
  if (type !== "relation") return [];
  const variants = ["=true", "[populate]=*", "[count]=true", "[fields]=id", "[status]=draft"];
  const isOpen = target?.startsWith("api::") || relation?.startsWith("morph");
  return isOpen ? variants.map((variant) => populated(path) + variant) : [`${populated(path)}=true`];
}

function filtersAndSorts({ path, attribute: { type }, hasDrafts }: Step): string[] {
  const filter = `filters${keys(path)}`;
  const order = `sort=${path.join(".")}`;
  if (type === "relation") return [`${filter}[$null]=true`, `${filter}[id][$gt]=0`, `${filter}[id][$null]=true`, order];
  if (!hasDrafts) return [];
  if (type === "datetime") return [`${filter}[$null]=true`, `${filter}[$notNull]=true`, order];
  return TEXTS.has(type) ? [`${filter}[$containsi]=${UNPUBLISHED}`] : [];
}

const keys = (path: string[]) => path.map((name) => `[${name}]`).join("");
const populated = (path: string[]) => `populate${path.map((name) => `[${name}]`).join("[populate]")}`;

function stepsFrom(models: Models, attributes: Record<string, Attribute>, hasDrafts: boolean, before: string[] = []) {
  return Object.entries(attributes).flatMap(([name, attribute]): Step[] => {
    const path = [...before, name];
    const step = { path, attribute, hasDrafts };
    if (path.length === LEVELS) return [step];
    if (attribute.component) {
      return [step, ...stepsFrom(models, models.components.get(attribute.component) ?? {}, hasDrafts, path)];
    }
    const target = attribute.type === "media" ? "plugin::upload.file" : attribute.target;
    const next = models.types.find(({ uid }) => uid === target);
    // Strapi refuses other types, such as accounts, at this step.
    if (!next || !(next.hasDrafts || attribute.type === "media")) return [step];
    return [step, ...stepsFrom(models, { ...SYSTEM, ...next.attributes }, next.hasDrafts, path)];
  });
}

/** Returns every field, argument and filter of the GraphQL schema. `check-generated` keeps that schema current. */
export function graphqlQueries(): string[] {
  return rootFields()
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap((field) => {
      const type = getNamedType(field.type) as GraphQLObjectType;
      return [
        ...selections(type, LEVELS).map((selection) => asked(field, "", selection)),
        ...argumentsOf(field).map((args) => asked(field, args, summary(type))),
      ];
    });
}

/** Returns the GraphQL fields for one entry. */
export function fieldsOfOne(): string[] {
  return rootFields().flatMap(({ name, args }) => (args.some(isRequiredArgument) ? [name] : []));
}

function rootFields(): GraphQLField<unknown, unknown>[] {
  const schema = buildSchema(readFileSync("../../packages/cms-client/schema.graphql", "utf8"));
  return Object.values(schema.getQueryType()?.getFields() ?? {});
}

function asked({ name }: GraphQLField<unknown, unknown>, args: string, selection: string): string {
  return `${name}${args && `(${args})`} ${selection}`;
}

function selections(type: GraphQLObjectType, levels: number): string[] {
  const fields = Object.values(type.getFields());
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const further = fields.flatMap((field) => {
    const next = getNamedType(field.type);
    if (!isObjectType(next) || levels === 0) return [];
    return [
      ...selections(next, levels - 1).map((selection) => asked(field, "", selection)),
      ...argumentsOf(field).map((args) => asked(field, args, summary(next))),
    ].map((part) => `{ ${part} }`);
  });
  return leaves.length > 0 ? [`{ ${leaves.join(" ")} }`, ...further] : further;
}

/** Selects the fields that tell how many entries there are, and which. */
function summary(type: GraphQLObjectType): string {
  const { nodes, pageInfo, documentId } = type.getFields();
  if (!nodes) return documentId ? "{ documentId }" : "{ __typename }";
  return `{ nodes { documentId } ${pageInfo ? "pageInfo { total }" : ""} }`;
}

function argumentsOf({ args, type }: GraphQLField<unknown, unknown>): string[] {
  if (getNamedType(type).name.startsWith("Component")) return [];
  return args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (name === "filters") return filtersOf(named, 2).map((filter) => `filters: ${filter}`);
    if (isEnumType(named)) return named.getValues().map((value) => `${name}: ${value.name}`);
    return name === "hasPublishedVersion" ? [`${name}: true`, `${name}: false`] : [];
  });
}

function filtersOf(type: GraphQLNamedType, relations: number): string[] {
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (["and", "or", "not"].includes(field.name)) return [];
    if (named.name === "StringFilterInput") return [`{ ${field.name}: { containsi: "${UNPUBLISHED}" } }`];
    if (field.name === "publishedAt") return ["{ publishedAt: { null: true } }", "{ publishedAt: { notNull: false } }"];
    if (relations === 0 || !named.name.endsWith("FiltersInput")) return [];
    return filtersOf(named, relations - 1).map((filter) => `{ ${field.name}: ${filter} }`);
  });
}
