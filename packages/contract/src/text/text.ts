/** Line breaks of other programs, such as the vertical tab of PowerPoint or U+2028. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;

/** What XML or a database refuses: control characters but tab and line breaks, lone surrogates, noncharacters. */
const UNSPEAKABLE = /[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as it is pasted from any program: each line break becomes `\n`, and other control characters go. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(BREAKS, "\n").replace(UNSPEAKABLE, "");
}

/** For a single line. Only CR and LF stay line breaks, as `\n`: no browser sends them from such a field. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(BREAKS, " ").replace(/\t/g, " "));
}

/** Whether a person would see nothing. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
}
