const BREAKS = /[\v\f\u0085\u2028\u2029]/g;

/** Matches what XML or databases refuse: lone surrogates, noncharacters, control characters but tab and breaks. */
const UNSPEAKABLE = /[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(BREAKS, "\n").replace(UNSPEAKABLE, "");
}

/** Keeps CR and LF as line feeds, so that a check can refuse them: no browser sends them from a single line. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(BREAKS, " ").replace(/\t/g, " "));
}
