const EXTENSION = /(?:[ ,;]{0,3}ext(?:ension|n)?[.:= ]{0,3}| ?[x#] ?| ?,{1,4} ?)(\d{1,6})$/i;
const NUMBER = /^\+?[\d\s().\u2010-\u2014-]+$/;

/** A number has at most 15 digits by E.164. A text with two numbers has more. */
const DIGITS = /^\+?\d{3,15}$/;

/** Returns a `tel:` address (RFC 3966) if the text is one number, without the domestic zero of `+44 (0)20`. */
export function telHref(written: string): string | undefined {
  const text = written
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const [end = "", extension] = EXTENSION.exec(text) ?? [];
  const number = text.slice(0, text.length - end.length);
  const dialled = (/^(?:\+|00)/.test(number) ? number.replace(/\(0\)/, "") : number).replace(/[^\d+]/g, "");
  if (!NUMBER.test(number) || !DIGITS.test(dialled)) return undefined;
  return `tel:${dialled}${extension ? `;ext=${extension}` : ""}`;
}
