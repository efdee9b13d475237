import { anchorOf, freeAnchor } from "@repo/contract/page/anchors";
import type { ParseEnv } from "./env";

const CHARACTERS = 200;

/** The most anchors of a page, because each new one is compared with all others. */
const MOST = 1_000;

export function takeAnchor(text: string, env: ParseEnv): string | undefined {
  env.anchors ??= new Set();
  const wanted = anchorOf(text.slice(0, CHARACTERS));
  return wanted && env.anchors.size < MOST ? freeAnchor(wanted, env.anchors) : undefined;
}
