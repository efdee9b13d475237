import { isDeepStrictEqual } from "node:util";

type View = { metadatas?: Record<string, { list?: object }> };

/** Compares all that can be configured. Components have no list, and Strapi changes theirs at a second start. */
export function isSameView(uid: string, before: unknown, after: unknown): boolean {
  const [old, current] = [before, after].map((stored) => JSON.parse(String(stored)) as View);
  return isDeepStrictEqual(configured(uid, old), configured(uid, current));
}

/** Only the UID of a type has a kind, as in `api::faq.faq`; that of a component has none. */
function configured(uid: string, { metadatas = {}, ...view }: View = {}): object {
  if (uid.includes("::")) return { ...view, metadatas };
  const forms = Object.entries(metadatas).map(([name, { list, ...metadata }]) => [name, metadata]);
  return { ...view, metadatas: Object.fromEntries(forms) };
}
