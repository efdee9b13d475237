import { toLines } from "../text/lines";
import type { FormField } from "./form";

/** Changes with what visitors see, so that answers to one version aren't taken for answers to another. */
export function formVersion(fields: FormField[]): string {
  const seen = fields.map(({ key, label, kind, required, choices, agreement }) => [
    key,
    label,
    kind,
    required,
    kind === "choice" ? toLines(choices) : [],
    kind === "agreement" ? (agreement ?? "").trim() : "",
  ]);
  return fnv1a(JSON.stringify(seen));
}

/** Next.js can't prerender a page that waits for `crypto.subtle`, so this hash is synchronous. */
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return hash.toString(16);
}
