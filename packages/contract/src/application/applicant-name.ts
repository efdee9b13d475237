const NAME_MAX = 60;

/** Japanese names contain letters of the category modifier, which also has symbols that look like dots. */
const LETTER = String.raw`[\p{Lu}\p{Ll}\p{Lt}\p{Lo}々ー][\p{Mn}\p{Mc}]*`;
const WORD = `(?:${LETTER})+(?:['’ʻʼ-](?:${LETTER})+)*[.,]?`;
const INITIALS = String.raw`(?:${LETTER}\.){2,}`;
const NAME = new RegExp(`^(?:${INITIALS}|${WORD})(?: (?:${INITIALS}|${WORD}))*$`, "u");

/**
 * The name goes to an address from a stranger. Without digits, slashes and dots within a word it can't be an
 * address, domain or number; anything else is left out.
 */
export function plainName(name: string): string | undefined {
  const plain = name.normalize("NFKC");
  return plain.length <= NAME_MAX && NAME.test(plain) ? plain : undefined;
}
