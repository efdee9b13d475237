import { anchorOf, freeAnchor } from "@repo/contract/page/anchors";
import type { ParseEnv } from "./env";

const CHARACTERS = 200;

/** Of a page. Each one is looked for among the others. */
const MOST = 1_000;

/** An anchor that nothing else on the page has, made from a text; undefined for a text without letters, or the thousandth. */
export function takeAnchor(text: string, env: ParseEnv): string | undefined {
  env.anchors ??= new Set();
  const wanted = anchorOf(text.slice(0, CHARACTERS));
  return wanted && env.anchors.size < MOST ? freeAnchor(wanted, env.anchors) : undefined;
}
