const NAME_MAX = 60;

/** Japanese names have letters that count as modifiers, as do signs that look like dots. */
const LETTER = String.raw`[\p{Lu}\p{Ll}\p{Lt}\p{Lo}々ー][\p{Mn}\p{Mc}]*`;
const WORD = `(?:${LETTER})+(?:['’ʻʼ-](?:${LETTER})+)*[.,]?`;
const INITIALS = String.raw`(?:${LETTER}\.){2,}`;
const NAME = new RegExp(`^(?:${INITIALS}|${WORD})(?: (?:${INITIALS}|${WORD}))*$`, "u");

/**
 * The name goes to an address that a stranger has entered. Without digits, slashes, and dots within a word it is no
 * address, domain or number; whatever is not surely a name is left out.
 */
export function greeting(name: string): string {
  const plain = name.normalize("NFKC");
  return plain.length <= NAME_MAX && NAME.test(plain) ? `Thank you for applying, ${plain}` : "Thank you for applying";
}
