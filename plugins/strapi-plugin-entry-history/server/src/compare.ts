import { isDeepStrictEqual } from "node:util";
import { textOfBlocks } from "@repo/plugin-kit/server/blocks";
import type { Forms } from "@repo/plugin-kit/server/forms";
import type { Core, UID } from "@strapi/strapi";
import { type Attribute, componentOf, contentAttributes } from "./attributes";
import type { Change, Side } from "./change";
import type { Content, Picture, Reference, Value } from "./content";
import { pairParts } from "./pair-parts";

export function compare(
  strapi: Core.Strapi,
  uid: UID.Schema,
  [before, after]: [Content, Content],
  forms: Forms,
  { path = "", called = "" } = {},
): Change[] {
  const form = forms(uid);
  const attributes = contentAttributes(strapi, uid);
  const place = (name: string) => (form.fields.includes(name) ? form.fields.indexOf(name) : form.fields.length);
  return attributes
    .toSorted(([one], [other]) => place(one) - place(other))
    .flatMap(([name, attribute]) => {
      const values: Values = [before[name] ?? null, after[name] ?? null];
      if (isDeepStrictEqual(...values)) return [];
      return compareField(strapi, attribute, values, forms, {
        path: path + name,
        called: [called, form.label(name)].filter(Boolean).join(" › "),
      });
    });
}

type Values = [before: Value, after: Value];
type At = { path: string; called: string };

function compareField(strapi: Core.Strapi, attribute: Attribute, values: Values, forms: Forms, at: At): Change[] {
  const { component, components, repeatable } = attribute;
  if (repeatable || components) return compareList(strapi, attribute, values, forms, at);
  if (component) {
    const empty = (value: Value) => (value ?? {}) as Content;
    const parts: [Content, Content] = [empty(values[0]), empty(values[1])];
    return compare(strapi, component, parts, forms, { ...at, path: `${at.path}.` });
  }
  const [before, after] = values.map((value) => sideOf(attribute, value)) as [Side, Side];
  return [{ path: at.path, label: at.called, before, after }];
}

function compareList(
  strapi: Core.Strapi,
  attribute: Attribute,
  values: Values,
  forms: Forms,
  { path, called }: At,
): Change[] {
  const lists = values.map((value) => ((value ?? []) as Content[]).filter((part) => componentOf(attribute, part))) as [
    Content[],
    Content[],
  ];
  const nameField = (part: Content) => forms(componentOf(attribute, part) as UID.Component).mainField;
  const nameOf = (part: Content) => {
    const name = part[nameField(part)];
    return typeof name === "string" ? name : "";
  };
  const { pairs, isMoved } = pairParts(...lists, nameOf);
  const changes = pairs.flatMap(({ before, after, position }) => {
    const part = (after ?? before) as Content;
    const place = { path: `${path}.`, called: `${called} › ${nameOf(part) || position}` };
    const component = componentOf(attribute, part) as UID.Component;
    return compare(strapi, component, [before ?? {}, after ?? {}], forms, place);
  });
  const [first] = lists.flat();
  if (isMoved && first) {
    const [before, after] = lists.map((parts) => ({
      text: parts.map((part, index) => nameOf(part) || String(index + 1)).join("\n"),
    })) as [Side, Side];
    changes.push({ path: `${path}.${nameField(first)}`, label: `${called} › Order`, before, after });
  }
  // Permissions treat a dynamic zone as a whole.
  return attribute.components ? changes.map((change) => ({ ...change, path })) : changes;
}

function sideOf({ type, target }: Attribute, value: Value): Side {
  if (type === "media") return { pictures: [value ?? []].flat() as Picture[] };
  if (value === null) return { text: "" };
  if (target) return { text: ([value].flat() as Reference[]).map(({ name }) => name).join("\n") };
  if (type === "blocks") return { text: textOfBlocks(value) };
  if (type === "enumeration") return { text: String(value), isChoice: true };
  if (typeof value === "boolean") return { text: value ? "Yes" : "No" };
  return { text: typeof value === "object" ? JSON.stringify(value, null, 2) : String(value) };
}
