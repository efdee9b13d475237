import { invalid, isRecord } from "./check-filters";

/** Paths of the sorted fields, in any form that Strapi accepts. @throws {ValidationError} */
export function sortPaths(sort: unknown): string[][] {
  if (Array.isArray(sort)) return sort.flatMap(sortPaths);
  if (typeof sort === "string") {
    return textsOf(sort).map((part) => (part.split(":")[0] ?? "").trim().split("."));
  }
  if (!isRecord(sort)) throw invalid("sort must be a text, an object or a list of them.");
  return Object.entries(sort).flatMap(([name, order]) =>
    typeof order === "string" ? [[name]] : sortPaths(order).map((path) => [name, ...path]),
  );
}

export function textsOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value];
  if (!texts.every((text) => typeof text === "string")) throw invalid("A text or a list of texts is required.");
  return texts.flatMap((text) => text.split(",")).filter((text) => text.trim() !== "");
}
