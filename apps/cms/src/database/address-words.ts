import { withSpokenSymbols } from "@repo/contract/post/post";
import { strings } from "@strapi/utils";

const CHARACTERS = 100;
/** More characters than any address needs: titles can be very long, and making one takes quadratic time. */
const TITLE_CHARACTERS = 1_000;

/** Returns the address for a title, or an empty text for a title without letters and digits. */
export function addressWords(title: string): string {
  const name = withSpokenSymbols(title.slice(0, TITLE_CHARACTERS));
  return strings.nameToSlug(name).slice(0, CHARACTERS).replace(/-+$/, "");
}
