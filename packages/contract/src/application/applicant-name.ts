const NAME_MAX = 60;

/**
 * Japanese names contain modifier letters, but that category also has symbols that look like dots, so only two are
 * listed.
 */
const LETTER = String.raw`[\p{Lu}\p{Ll}\p{Lt}\p{Lo}々ー][\p{Mn}\p{Mc}]*`;
const WORD = `(?:${LETTER})+(?:['’ʻʼ-](?:${LETTER})+)*[.,]?`;
const INITIALS = String.raw`(?:${LETTER}\.){2,}`;
const NAME = new RegExp(`^(?:${INITIALS}|${WORD})(?: (?:${INITIALS}|${WORD}))*$`, "u");

/**
 * Returns a name that is safe in a mail, or undefined. A stranger chooses both the name and the recipient, so anything
 * that could be an address, a domain or a number is rejected.
 */
export function plainName(name: string): string | undefined {
  const plain = name.normalize("NFKC");
  return plain.length <= NAME_MAX && NAME.test(plain) ? plain : undefined;
}
