import { cleanText } from "@repo/contract/text/text";

/** Limit of the text that is indexed, which keeps a text of any length cheap. */
export const BODY_CHARACTERS = 50_000;

export const text = (value: unknown) => cleanText(String(value ?? "").slice(0, BODY_CHARACTERS));

export const texts = (values: unknown[]) => text(values.filter(Boolean).join("\n"));

export const momentOf = (value: unknown) => (value ? new Date(value as string).getTime() : 0);

export function partsOf(parts: unknown, ...fields: string[]): string {
  const list = [parts ?? []].flat() as Record<string, unknown>[];
  return list.flatMap((part) => fields.map((field) => part[field])).join("\n");
}
