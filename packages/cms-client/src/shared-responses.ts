import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { webSettings } from "@repo/process/settings";
import { LRUCache } from "lru-cache";

/** How old an answer gets when the report of a change is lost. */
const SHARED_MS = 5_000;
const clock = { now: () => Number(process.hrtime.bigint()) / 1e6 };

const answers = new LRUCache<string, Promise<unknown>>({ max: 500, ttl: SHARED_MS, perf: clock });

// From cache/tags.ts of the site.
subscribe("cms-client:content-changes", () => answers.clear());

/**
 * The answer to a question that another page has just asked: Next.js renders a page that has changed without its cache
 * of data, so that all pages would ask for menu, footer and lists again. Nothing is shared across a change of content.
 * Replicas hear of a change one after the other, and do without.
 */
export function shareResponse<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
  if (webSettings(process.env).redisUrl) return ask();
  const known = answers.get(question) as Promise<Answer> | undefined;
  if (known) return known;
  const answer = ask();
  answers.set(question, answer);
  answer.catch(() => answers.get(question) === answer && answers.delete(question));
  return answer;
}
