import { type Attribute, type Attributes, isRecord, targetOf } from "./check-filters";
import { textsOf } from "./sort-paths";

export type Query = Record<string, unknown>;
type Part = { attribute: Attribute; uid: string; part: Query };

export function populatedParts({ populate }: Query, attributes: Attributes): Part[] {
  return Object.entries(treeOf(populate, attributes)).flatMap(([name, value]) => {
    const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (!attribute || value === false || value === "false") return [];
    const part = isRecord(value) ? value : {};
    const uids = isRecord(part.on) ? Object.entries(part.on) : targetsOf(attribute).map((uid) => [uid, part] as const);
    return uids.flatMap(([uid, part]) => (uid ? [{ attribute, uid, part: isRecord(part) ? part : {} }] : []));
  });
}

/** Of a dynamic zone, rows of all its components are read unless `on` chooses some. */
function targetsOf(attribute: Attribute): string[] {
  if (attribute.type === "dynamiczone") return attribute.components ?? [];
  const target = targetOf(attribute);
  return target ? [target] : [];
}

function treeOf(populate: unknown, attributes: Attributes): Query {
  if (isRecord(populate)) return populate;
  if (populate === true || populate === "*") return allOf(attributes);
  if (typeof populate !== "string" && !Array.isArray(populate)) return {};
  const tree: Query = {};
  for (const path of textsOf(populate)) {
    const [name = "", ...rest] = path.trim().split(".");
    if (name === "*") Object.assign(tree, allOf(attributes), tree);
    const within = isRecord(tree[name]) ? (tree[name].populate as string[]) : [];
    tree[name] = { populate: rest.length > 0 ? [...within, rest.join(".")] : within };
  }
  return tree;
}

function allOf(attributes: Attributes): Query {
  const names = Object.entries(attributes).filter(([, attribute]) => attribute && !attribute.private);
  return Object.fromEntries(
    names.filter(([, attribute]) => targetsOf(attribute as Attribute).length > 0).map(([name]) => [name, {}]),
  );
}
