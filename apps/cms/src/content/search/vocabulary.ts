import { isPair, TEXT_PREFIX_MIN, wordsOf } from "@repo/contract/search/search";
import type { Core } from "@strapi/strapi";
import { mistakesAllowed, mistakesBetween } from "./mistakes";
import { ENTRIES, FULL_TEXT_WORDS, isPostgres, VOCABULARY } from "./search-tables";

const BATCH = 500;
const ENTRIES_AT_ONCE = 20;
const WORD_MAX = 30;
/** Mistakes are rare in the first two letters, so only words that begin with them are looked through. */
const SURE_LETTERS = 2;
const LOOKED_THROUGH = 5_000;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
/** Sorts after every letter. */
const LAST = "\u{10ffff}";

let completing: Promise<void> | undefined;
let isDue = false;

/**
 * Adds words of new entries. Call it after the transaction of a change: two would wait for each other's words. The next
 * start does what a killed process has left.
 */
export async function completeVocabulary(strapi: Core.Strapi): Promise<void> {
  isDue = true;
  completing ??= addUnknown(strapi).finally(() => {
    completing = undefined;
  });
  await completing.catch((error) => {
    strapi.log.warn(`Words with small mistakes may not be found: ${error.message}`);
  });
}

async function addUnknown(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  while (isDue) {
    isDue = false;
    const entries: Unknown[] = await knex(ENTRIES)
      .select("id", "stamp", "title_folded", "head_folded", "body")
      .whereRaw("is_known = 0")
      .limit(ENTRIES_AT_ONCE);
    const words = new Set(
      entries.flatMap(({ title_folded: title, head_folded: head, body }) => [
        ...`${title} ${head}`.split(" "),
        ...wordsOf(body),
      ]),
    );
    const rows = [...words]
      .filter(isWorthKnowing)
      .sort()
      .map((word) => ({ word }));
    for (let at = 0; at < rows.length; at += BATCH) {
      await knex(VOCABULARY)
        .insert(rows.slice(at, at + BATCH))
        .onConflict("word")
        .ignore();
    }
    // An entry with another stamp has changed meanwhile.
    for (const { id, stamp } of entries) await knex(ENTRIES).where({ id, stamp }).update({ is_known: 1 });
    if (entries.length > 0) isDue = true;
  }
}

type Unknown = { id: number; stamp: string; title_folded: string; head_folded: string; body: string };

const isWorthKnowing = (word: string) =>
  word.length >= TEXT_PREFIX_MIN && word.length <= WORD_MAX && !isPair(word) && !/^\p{N}+$/u.test(word);

/** Returns the known words with the fewest mistakes in `typed`, the likeliest first; none if `typed` is known. */
export async function listNearest(strapi: Core.Strapi, typed: string): Promise<string[]> {
  const allowed = mistakesAllowed(typed);
  if (allowed === 0) return [];
  const words = () => strapi.db.connection(VOCABULARY);
  const begin = [...typed].slice(0, SURE_LETTERS).join("");
  const [similar, exact]: string[][] = await Promise.all([
    words()
      .where("word", ">=", begin)
      .where("word", "<", begin + LAST)
      .limit(LOOKED_THROUGH)
      .pluck("word"),
    words().whereIn("word", withOtherBeginning(typed)).pluck("word"),
  ]);
  const rated = [...new Set([...(similar ?? []), ...(exact ?? [])])]
    .map((word) => ({ word, mistakes: mistakesBetween(typed, word, allowed) }))
    .filter(({ mistakes }) => Number.isFinite(mistakes))
    .sort((one, other) => one.mistakes - other.mistakes || one.word.length - other.word.length);
  return rated.filter(({ mistakes }) => mistakes === rated[0]?.mistakes).map(({ word }) => word);
}

/** Returns variants with one mistake in the first two letters: one missing, one too many, another, or two exchanged. */
function withOtherBeginning(typed: string): string[] {
  const letters = [...typed];
  const variants = [0, 1].flatMap((at) => [
    letters.toSpliced(at, 1),
    letters.toSpliced(at, 2, letters[at + 1] ?? "", letters[at] ?? ""),
    ...LETTERS.flatMap((letter) => [letters.toSpliced(at, 0, letter), letters.toSpliced(at, 1, letter)]),
  ]);
  return variants.map((variant) => variant.join(""));
}

export async function pruneVocabulary(strapi: Core.Strapi): Promise<void> {
  const table = () => strapi.db.connection(VOCABULARY);
  for (let last = "", full = true; full; ) {
    const words: string[] = await table().where("word", ">", last).orderBy("word").limit(BATCH).pluck("word");
    last = words.at(-1) ?? "";
    full = words.length === BATCH;
    const indexed = new Set(await listIndexed(strapi, words));
    const gone = words.filter((word) => !indexed.has(word));
    if (gone.length > 0) await table().whereIn("word", gone).delete();
  }
}

async function listIndexed(strapi: Core.Strapi, words: string[]): Promise<string[]> {
  const knex = strapi.db.connection;
  if (!isPostgres(strapi)) return knex(FULL_TEXT_WORDS).whereIn("term", words).pluck("term");
  const { rows } = await knex.raw<{ rows: { word: string }[] }>(
    `select word from unnest(?::text[]) as word
where exists (select 1 from ${ENTRIES} where all_words @@ ('''' || word || '''')::tsquery)`,
    [words],
  );
  return rows.map(({ word }) => word);
}
