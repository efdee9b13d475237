import { withSpokenSymbols } from "@repo/contract/post/post";
import { strings } from "@strapi/utils";

const CHARACTERS = 100;
/** More than any address needs: titles can be very long, and making one takes quadratic time. */
const TITLE_CHARACTERS = 1_000;

/** The address that a title makes; empty for one without letters and digits. */
export function addressWords(title: string): string {
  const name = withSpokenSymbols(title.slice(0, TITLE_CHARACTERS));
  return strings.nameToSlug(name).slice(0, CHARACTERS).replace(/-+$/, "");
}
