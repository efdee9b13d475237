import type { Core, UID } from "@strapi/strapi";
import { isEqual } from "lodash";
import { type Attribute, contentAttributes } from "./attributes";
import type { Change, Side } from "./change";
import type { Content, Picture, Reference, Value } from "./content";
import type { Form, Forms } from "./form";
import { pairParts } from "./pair-parts";

/** In the order of the panel's form. */
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
      if (isEqual(...values)) return [];
      return compareField(strapi, attribute, values, forms, {
        path: path + name,
        called: [called, form.label(name)].filter(Boolean).join(" › "),
      });
    });
}

type Values = [before: Value, after: Value];
type At = { path: string; called: string };

function compareField(
  strapi: Core.Strapi,
  attribute: Attribute,
  values: Values,
  forms: Forms,
  { path, called }: At,
): Change[] {
  const { component, repeatable } = attribute;
  if (!component) {
    const [before, after] = values.map((value) => sideOf(attribute, value)) as [Side, Side];
    return [{ path, label: called, before, after }];
  }
  const below = `${path}.`;
  const empty = (value: Value) => (value ?? {}) as Content;
  if (!repeatable) {
    return compare(strapi, component, [empty(values[0]), empty(values[1])], forms, { path: below, called });
  }
  const form = forms(component);
  const { pairs, isMoved } = pairParts(listOf(values[0]), listOf(values[1]), form.mainField);
  const changes = pairs.flatMap(({ before, after, position }) =>
    compare(strapi, component, [empty(before), empty(after)], forms, {
      path: below,
      called: `${called} › ${nameOf(after ?? before, form) || position}`,
    }),
  );
  if (!isMoved) return changes;
  const [before, after] = values.map((value) => ({ text: namesOf(listOf(value), form) })) as [Side, Side];
  return [...changes, { path: below + form.mainField, label: `${called} › Order`, before, after }];
}

const listOf = (value: Value) => (value ?? []) as Content[];

function nameOf(part: Content | null, { mainField }: Form): string {
  const name = part?.[mainField];
  return typeof name === "string" ? name : "";
}

function namesOf(parts: Content[], form: Form): string {
  return parts.map((part, index) => nameOf(part, form) || String(index + 1)).join("\n");
}

function sideOf({ type, target }: Attribute, value: Value): Side {
  if (type === "media") return { pictures: [value ?? []].flat() as Picture[] };
  if (value === null) return { text: "" };
  if (target) return { text: ([value].flat() as Reference[]).map(({ name }) => name).join("\n") };
  if (typeof value === "boolean") return { text: value ? "Yes" : "No" };
  return { text: typeof value === "object" ? JSON.stringify(value, null, 2) : String(value) };
}
