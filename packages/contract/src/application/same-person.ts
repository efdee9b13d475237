const NUMBER = 10;

/**
 * Returns the last ten digits, which ignores the leading zero or country code that people may omit. The result is empty
 * for a text that isn't a person's own number, such as ten zeros.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "").slice(-NUMBER);
  return digits.length < NUMBER || new Set(digits).size === 1 ? "" : digits;
}
