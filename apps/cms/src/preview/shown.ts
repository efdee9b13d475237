import type { Values } from "@repo/plugin-kit/server/values";
import type { ContentType } from "@repo/rules/content-types";
import type { Schema } from "@strapi/strapi";

/** Where an answer's part stands in the panel's form. */
export type Shown = {
  type: ContentType;
  documentId?: string;
  /** Such as `heroSlides.0.`; empty for the entry itself. */
  path: string;
  /** Unsaved values: some of an entry's, or all of a component's. */
  values?: Values;
};

const places = new WeakMap<object, Shown>();

export const shownAt = (thing: unknown): Shown | undefined => places.get(thing as object);

type Entry = { documentId: string };
type Answer = Entry | Entry[] | { nodes: Entry[] } | null;

export function noteEntries(answer: unknown, { info, kind }: Schema.ContentType, unsaved: Map<string, Values>): void {
  const type = info.singularName as ContentType;
  const found = answer as Answer;
  const entries = Array.isArray(found) ? found : found && "nodes" in found ? found.nodes : [found];
  for (const entry of entries) {
    if (!entry?.documentId) continue;
    const { documentId } = entry;
    const values = unsaved.get(documentId);
    places.set(entry, { type, path: "", values, ...(kind === "collectionType" && { documentId }) });
  }
}

export function noteParts(parts: unknown, parent: Shown, field: string, isTyped: boolean): void {
  const note = (part: unknown, path: string) => {
    if (part && typeof part === "object") {
      places.set(part, { ...parent, path: `${parent.path}${path}.`, values: isTyped ? (part as Values) : undefined });
    }
  };
  if (Array.isArray(parts)) for (const [index, part] of parts.entries()) note(part, `${field}.${index}`);
  else note(parts, field);
}
