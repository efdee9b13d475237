const NUMBER = 10;

/** Returns the last ten digits, without a country's code, or "" for a made-up number such as ten zeros. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "").slice(-NUMBER);
  return digits.length < NUMBER || new Set(digits).size === 1 ? "" : digits;
}
