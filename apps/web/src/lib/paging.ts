/** Returns `undefined` for an invalid number, and for 1, because the first page has another address. */
export function pageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) && text !== "1" ? Number(text) : undefined;
}

export const lastPage = (entries: number, perPage: number) => Math.max(1, Math.ceil(entries / perPage));

export const numbersFrom2 = (last: number) => Array.from({ length: last - 1 }, (_, index) => index + 2);
