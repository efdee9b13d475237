import type { Query, SearchResult } from "minisearch";

/** Letters per mistake. With fewer, one word becomes another. */
const LETTERS_PER_MISTAKE = 4;
const MISTAKES_MAX = 2;

/** Returns the indexed word that was meant: of those with the fewest mistakes, the one that says most about entries. */
export function likeliest(search: (query: Query) => SearchResult[], typed: string): string | undefined {
  const allowed = /^\p{N}+$/u.test(typed)
    ? 0
    : Math.min(Math.floor([...typed].length / LETTERS_PER_MISTAKE), MISTAKES_MAX);
  for (let mistakes = 1; mistakes <= allowed; mistakes += 1) {
    const points = new Map<string, number>();
    for (const { terms, score } of search({ combineWith: "OR", queries: variantsOf(typed, mistakes) })) {
      for (const word of terms) points.set(word, (points.get(word) ?? 0) + score);
    }
    const [best] = [...points].sort(([, one], [, other]) => other - one);
    if (best) return best[0];
  }
  return undefined;
}

/** An exchange of two letters is one mistake here, but two to the index: it gets what it would be without. */
function variantsOf(typed: string, mistakes: number): Query[] {
  const variants: Query[] = [];
  let exchanged = [typed];
  for (let fuzzy = mistakes; fuzzy >= 0; fuzzy -= 1) {
    variants.push({ combineWith: "OR", queries: exchanged, fuzzy });
    exchanged = [...new Set(exchanged.flatMap(withExchange))];
  }
  return variants;
}

function withExchange(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? "").join(""));
}
