import { today } from "@repo/contract/job/job";
import { uidOf } from "@repo/contract/page/content-types";
import { queryWords } from "@repo/contract/search/search";
import type { Core } from "@strapi/strapi";
import { LRUCache } from "lru-cache";
import { MISSES } from "./search-tables";

/** A search counted fewer times could tell who searched, so it never leaves the memory. */
const STORED_FROM = 3;
const STORED_A_DAY = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 90;
const SHOWN = 10;
/** Matches email addresses and telephone numbers. */
const PERSONAL = /@|\d(?:\D{0,3}\d){5}/;

const counted = new LRUCache<string, number>({ max: 2_000, ttl: DAY_MS });

export type Misses = { isCounting: boolean; days: number; misses: { words: string; times: number; lastDay: string }[] };

/** Counts a search without result, if editors want that, without storing who searched or at what time. */
export async function countMiss(strapi: Core.Strapi, query: string): Promise<void> {
  const words = queryWords(query).join(" ");
  if (!words || PERSONAL.test(query) || !(await isCounting(strapi))) return;
  const day = today();
  const key = `${day} ${words}`;
  const times = (counted.get(key) ?? 0) + 1;
  counted.set(key, times);
  if (times < STORED_FROM) return;
  const rows = strapi.db.connection(MISSES);
  const stored = await rows.clone().where({ day }).count({ total: "*" }).first();
  const isKnown = await rows.clone().where({ day, words }).first();
  if (!isKnown && Number(stored?.total) >= STORED_A_DAY) return;
  await strapi.db.connection.raw(
    `insert into ${MISSES} (day, words, times) values (?, ?, ?)
on conflict (day, words) do update set times = ${MISSES}.times + 1`,
    [day, words, times === STORED_FROM || !isKnown ? times : 1],
  );
}

export async function listMisses(strapi: Core.Strapi): Promise<Misses> {
  const knex = strapi.db.connection;
  const rows: { words: string; times: number | string; lastDay: string }[] = await knex(MISSES)
    .select("words", knex.raw("sum(times) as times"), knex.raw('max(day) as "lastDay"'))
    .where("day", ">", firstDay())
    .groupBy("words")
    .orderBy([
      { column: "times", order: "desc" },
      { column: "words", order: "asc" },
    ])
    .limit(SHOWN);
  return {
    isCounting: await isCounting(strapi),
    days: KEPT_DAYS,
    misses: rows.map(({ words, times, lastDay }) => ({ words, times: Number(times), lastDay })),
  };
}

export async function forgetMisses(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection(MISSES).where("day", "<=", firstDay()).delete();
}

const firstDay = () => today(Date.now() - KEPT_DAYS * DAY_MS);

async function isCounting(strapi: Core.Strapi): Promise<boolean> {
  const page: { countMisses: boolean | null } | null = await strapi.db
    .query(uidOf("search-page"))
    .findOne({ select: ["countMisses"], where: { publishedAt: { $notNull: true } } });
  return page?.countMisses ?? false;
}
