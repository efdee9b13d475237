import type { Values } from "@repo/plugin-kit/server/values";
import type { UID } from "@strapi/strapi";
import { documentKey } from "./unsaved";

export const FILE = "plugin::upload.file";

export type Shown = {
  uid: UID.ContentType;
  documentId?: string;
  model: UID.Schema;
  /** The path in the form, such as `heroSlides.0.`; empty for the entry itself. */
  path: string;
  values?: Values;
};

/** Places by row: GraphQL tells a field nothing of the entry it is in, but has the row itself. */
const places = new WeakMap<object, Shown>();

export const shownAt = (thing: unknown): Shown | undefined => places.get(thing as object);

type Entry = { documentId: string; locale?: string | null };

export function noteEntries(
  answer: unknown,
  { uid, kind }: { uid: UID.ContentType; kind: string },
  unsaved: Map<string, Values>,
): void {
  for (const entry of [answer].flat() as (Entry | null)[]) {
    if (!entry?.documentId) continue;
    const { documentId, locale } = entry;
    const values = unsaved.get(documentKey(documentId, locale));
    places.set(entry, { uid, model: uid, path: "", values, ...(kind === "collectionType" && { documentId }) });
  }
}

type Part = { __component?: UID.Component };

/** @param model left out if each part says which it is of, as in a dynamic zone */
export function noteParts(
  parts: unknown,
  parent: Shown,
  { field, model, isTyped }: { field: string; model?: UID.Schema; isTyped: boolean },
): void {
  const note = (part: unknown, path: string) => {
    const of = model ?? (part as Part | null)?.__component;
    if (part && typeof part === "object" && of) {
      const values = isTyped && of !== FILE ? (part as Values) : undefined;
      places.set(part, { ...parent, model: of, path: `${parent.path}${path}.`, values });
    }
  };
  if (Array.isArray(parts)) for (const [index, part] of parts.entries()) note(part, `${field}.${index}`);
  else note(parts, field);
}
