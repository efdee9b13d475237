const NUMBER = 10;

/**
 * What two ways of writing one phone number have in common: its last ten digits, without the zero or the country's code
 * that people write or leave out. Empty for what is no number of its own, such as ten zeros.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "").slice(-NUMBER);
  return digits.length < NUMBER || new Set(digits).size === 1 ? "" : digits;
}
