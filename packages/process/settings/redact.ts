/** Must end in letters, unlike versions in package paths. The lookbehind keeps matching linear. */
const EMAIL = /(?<![^\s@<>()[\]"',;:=])[^\s@<>()[\]"',;:=]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

const MAX_CHARACTERS = 20_000;
const CUT_WORD = /(?<![^\s<>()[\]"',;:=])[^\s<>()[\]"',;:=]{1,320}$/;

/** Removes email addresses for logs, because errors of the database and the mail server may quote input. */
export function redact(text: string): string {
  const short = text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS).replace(CUT_WORD, "") : text;
  const left = text.length - short.length;
  return short.replace(EMAIL, "[e-mail address]") + (left > 0 ? `[${left} more characters]` : "");
}
