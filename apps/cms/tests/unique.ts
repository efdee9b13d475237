import { randomInt, randomUUID } from "node:crypto";

/** Returns a word of letters that no other test and no sample content has. */
export const newWord = (): string => `q${randomUUID().replace(/-/g, "").replace(/./g, letter)}`.slice(0, 14);

const letter = (digit: string) => "abcdefghijklmnop"[Number.parseInt(digit, 16)] ?? "";

/** Returns a unique phone number of ten digits, because only the last ten are compared. */
export const newDigits = (): string => String(6_000_000_000 + randomInt(4_000_000_000));
