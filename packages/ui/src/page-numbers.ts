export function numbersAround(page: number, last: number): number[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const start = Math.min(Math.max(page - 1, 2), last - 3);
  return [1, start, start + 1, start + 2, last];
}
