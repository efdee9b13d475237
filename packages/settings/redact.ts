/** Ends in letters, unlike the versions in paths of packages. Looks behind so that no word is read from each of its letters. */
const EMAIL = /(?<![^\s@<>()[\]"',;:=])[^\s@<>()[\]"',;:=]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

const MOST_CHARACTERS = 20_000;
/** Might be half of an address. */
const CUT_WORD = /(?<![^\s<>()[\]"',;:=])[^\s<>()[\]"',;:=]{1,320}$/;

/** For logs: database and mail server may quote what somebody has typed. */
export function redact(text: string): string {
  const short = text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS).replace(CUT_WORD, "") : text;
  const left = text.length - short.length;
  return short.replace(EMAIL, "[e-mail address]") + (left > 0 ? `[${left} more characters]` : "");
}
