import { randomInt, randomUUID } from "node:crypto";

/** A word that no other test and no sample content has: letters alone, and far from others. */
export const newWord = (): string => `q${randomUUID().replace(/-/g, "").replace(/./g, letter)}`.slice(0, 14);

const letter = (digit: string) => "abcdefghijklmnop"[Number.parseInt(digit, 16)] ?? "";

/** Of a telephone that nobody else has: ten, as more would be compared by the last ten. */
export const newDigits = (): string => String(6_000_000_000 + randomInt(4_000_000_000));
