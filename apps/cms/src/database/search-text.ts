import { foldText } from "@repo/contract/search/fold";

const APOSTROPHES = /['’‘ʼʻ`´＇]/g;
const SEPARATORS = /[\s,;،、\p{Pd}\u2212\p{Ps}\p{Pe}"“”„«»]+/u;
const PHONE = /^[\s()+./-]*\d[\d\s()+./-]*$/;
const NUMBER = 10;

/** Returns a text as lists compare and sort it: folded, without apostrophes, with single spaces. */
export function searchable(text: string): string {
  return foldText(text.replace(APOSTROPHES, "")).replace(/\s+/g, " ").trim();
}

/** Returns only the digits: people write spaces and brackets as they like. */
export const digitsOf = (phone: string) => searchable(phone).replace(/\D/g, "");

/** Returns what all rows found contain: all words, in any order, or only `digits` for what may be a phone number. */
export function searched(text: string): { words: string[]; digits: string } {
  const plain = searchable(text);
  const split = plain.split(SEPARATORS).filter(Boolean);
  const words = split.length > 0 ? split : [plain].filter(Boolean);
  return { words, digits: PHONE.test(plain) ? subscriberDigits(plain) : "" };
}

/** Omits the country's code or the zero that people write or leave out, also while they are still typing. */
function subscriberDigits(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length > NUMBER ? digits.slice(-NUMBER) : digits.replace(phone.startsWith("+91") ? /^91/ : /^0+/, "");
}
