import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { openPanel } from "../../../packages/testing/src/panel.ts";
import { ACCOUNTS } from "../../product/dashboard.ts";
import type { Place } from "../../product/product.ts";
import type { Seen } from "../seen.ts";

const PAUSE_MS = 3_000;
const LOOK_MS = 500;
const TIMEOUT_MS = 15_000;
const SEEN_WITHIN_MS = 180_000;
const SCHEDULE_EVERY_MS = 15_000;
const AHEAD_MS = 30_000;

type Post = { documentId: string };
/** `seenAfterMs` counts from the acknowledgement. It is missing if visitors waited longer than three minutes. */
type Published = { text: string; seenAfterMs?: number };
/** `lateMs` is when a visitor sees it, by this process's clock, and negative for too early. */
type Scheduled = { documentId: string; lateMs?: number };

export type Editor = Awaited<ReturnType<typeof startEditor>>;

export async function startEditor({ site, cms }: Place, seen: Seen[]) {
  const published: Published[] = [];
  const scheduled: Scheduled[] = [];
  let over = false;

  const panel = await openPanel(cms, ACCOUNTS.panel, TIMEOUT_MS);
  const posts = panel.collection<Post>("blog-post");

  async function insist<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    while (!over) {
      const at = Date.now();
      try {
        const result = await act();
        seen.push({ person: "editor", at, ms: Date.now() - at });
        return result;
      } catch (error) {
        const failure = /answers (\d+)/.exec((error as Error).message)?.[1] ?? (error as Error).name;
        seen.push({ person: "editor", at, ms: Date.now() - at, failure });
        await setTimeout(PAUSE_MS);
      }
    }
    return undefined;
  }

  async function look(documentId: string, text: string): Promise<number | undefined> {
    const deadline = Date.now() + SEEN_WITHIN_MS;
    while (Date.now() < deadline) {
      const page = await fetch(`${site}/blog/${documentId}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
        .then((answer) => answer.text())
        .catch(() => "");
      if (page.includes(text)) return Date.now();
      await setTimeout(LOOK_MS);
    }
    return undefined;
  }

  async function publish() {
    const first = await insist(() => posts.publish({ title: "Edition 0", description: "." }));
    for (let number = 1; !over && first; number += 1) {
      const text = `Edition ${number} of ${randomUUID()}`;
      if (!(await insist(() => posts.publish({ title: text, description: "." }, first.documentId)))) return;
      const acknowledged = Date.now();
      const at = await look(first.documentId, text);
      published.push({ text, seenAfterMs: at && at - acknowledged });
      await setTimeout(PAUSE_MS);
    }
  }

  async function schedule() {
    const looks: Promise<unknown>[] = [];
    while (!over) {
      const title = `Timely ${randomUUID()}`;
      const due = Date.now() + AHEAD_MS;
      const post = await insist(() => posts.draft({ title, description: ".", publishAt: new Date(due).toISOString() }));
      if (post) {
        const change: Scheduled = { documentId: post.documentId };
        scheduled.push(change);
        looks.push(look(post.documentId, title).then((at) => (change.lateMs = at && at - due)));
      }
      await setTimeout(SCHEDULE_EVERY_MS);
    }
    await Promise.all(looks);
  }

  const working = Promise.all([publish(), schedule()]);
  return {
    published,
    scheduled,
    async stop() {
      over = true;
      await working;
    },
  };
}
