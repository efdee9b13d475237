import { foldText } from "@repo/contract/search/fold";

const APOSTROPHES = /['’‘ʼʻ`´＇]/g;
const PHONE = /^[\s()+./-]*\d[\d\s()+./-]*$/;
const NUMBER = 10;

/** As lists compare and sort texts: folded, without apostrophes, with single spaces. */
export function searchable(text: string): string {
  return foldText(text.replace(APOSTROPHES, "")).replace(/\s+/g, " ").trim();
}

/** Digits alone: spaces and brackets are a matter of taste. */
export const digitsOf = (phone: string) => searchable(phone).replace(/\D/g, "");

/** What all rows that are found contain: the words in any order. For what may be a phone number, `digits` alone do. */
export function searched(text: string): { words: string[]; digits: string } {
  const plain = searchable(text);
  return { words: plain.split(" ").filter(Boolean), digits: PHONE.test(plain) ? subscriberDigits(plain) : "" };
}

/** Without the country's code or the zero that people write or leave out, also while they are still typing. */
function subscriberDigits(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length > NUMBER ? digits.slice(-NUMBER) : digits.replace(phone.startsWith("+91") ? /^91/ : /^0+/, "");
}
