/** Letters per mistake. With fewer, one word becomes another: "resume" and "readme" differ by two of six letters. */
const LETTERS_PER_MISTAKE = 6;
const MISTAKES_MAX = 2;
/** A word that is still being typed counts less than a whole one. */
const UNFINISHED = 0.5;

export function mistakesAllowed(typed: string): number {
  return /^\p{N}+$/u.test(typed) ? 0 : Math.min(Math.floor([...typed].length / LETTERS_PER_MISTAKE), MISTAKES_MAX);
}

/**
 * Counts letters of `typed` that are missing, too many, wrong or exchanged, compared with the word or its beginning
 * (optimal string alignment). Returns infinity for more than `allowed`.
 */
export function mistakesBetween(typed: string, word: string, allowed: number): number {
  const [from, to] = [[...typed], [...word].slice(0, typed.length + allowed + 1)];
  if (to.length < from.length - allowed) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const replaced = (last[column] ?? 0) + (letter === other ? 0 : 1);
      let least = Math.min(replaced, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1);
      if (column > 0 && row > 0 && letter === to[column - 1] && from[row - 1] === other) {
        least = Math.min(least, (beforeLast[column - 1] ?? 0) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > allowed) return Number.POSITIVE_INFINITY;
    [beforeLast, last] = [last, next];
  }
  const whole = to.length === [...word].length ? (last.at(-1) ?? 0) : Number.POSITIVE_INFINITY;
  const least = Math.min(whole, Math.min(...last) + UNFINISHED);
  return Math.floor(least) <= allowed ? least : Number.POSITIVE_INFINITY;
}
