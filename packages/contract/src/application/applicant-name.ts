const NAME_MAX = 60;

/** Lists Japan's two modifier letters by themselves, because others of that category look like dots. */
const LETTER = String.raw`[\p{Lu}\p{Ll}\p{Lt}\p{Lo}々ー][\p{Mn}\p{Mc}]*`;
const WORD = `(?:${LETTER})+(?:['’ʻʼ-](?:${LETTER})+)*[.,]?`;
const INITIALS = String.raw`(?:${LETTER}\.){2,}`;
const NAME = new RegExp(`^(?:${INITIALS}|${WORD})(?: (?:${INITIALS}|${WORD}))*$`, "u");

/** Returns the name if it is safe in a mail: strangers could hide an address, domain or number in it. */
export function plainName(name: string): string | undefined {
  const plain = name.normalize("NFKC");
  return plain.length <= NAME_MAX && NAME.test(plain) ? plain : undefined;
}
