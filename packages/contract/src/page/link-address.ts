import { telHref } from "../text/phone";
import { anchorOf } from "./anchors";

/** Returns whether an address is a path. Browsers read `//host` and `/\host` as other sites. */
export const isPath = (address: string) => /^\/(?![/\\])/.test(address);

/** Returns undefined for a link that leads nowhere or to a script. Fragments are matched however words are joined. */
export function linkAddress(written: string): string | undefined {
  if (/^tel:/i.test(written)) return telHref(decoded(written.slice("tel:".length)));
  if (written.startsWith("#")) return fragmentOf(written);
  const isAddress = isPath(written) || /^(https?:\/\/[^/]|mailto:[^?])/i.test(written);
  return isAddress && !/\s/.test(written) ? written : undefined;
}

function fragmentOf(written: string): string | undefined {
  const anchor = anchorOf(decoded(written.slice(1)));
  return anchor ? `#${anchor}` : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
