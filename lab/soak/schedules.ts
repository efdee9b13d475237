import { setTimeout } from "node:timers/promises";
import type { Clock } from "./clock.ts";
import type { Instance } from "./instance.ts";
import type { Panel } from "./panel.ts";
import { HOLD, type Planned } from "./week.ts";

const POLL_MS = 200;
const TIMEOUT_MS = 5_000;

/** Milliseconds after the chosen moment until the CMS made the change, and until visitors saw it. */
export type Kept = Planned & { title: string; madeMs: number | null; lateMs: number | null };

type Plans = { instance: Instance; panel: Panel; clock: Clock; planned: Planned[] };

export async function planAll({ instance, panel, clock, planned }: Plans) {
  const { siteUrl, cmsUrl, siteToken } = instance;
  const watched: (Planned & { title: string; documentId: string })[] = [];
  for (const [index, plan] of planned.entries()) {
    const title = `Planned ${index + 1}: ${plan.action} at ${plan.local}`;
    const { documentId } = await panel.plan(plan.action, title, new Date(plan.at).toISOString());
    watched.push({ ...plan, title, documentId });
  }

  async function after({ at }: Planned, isSo: () => Promise<boolean>): Promise<number | null> {
    while (clock.now() < at - HOLD.beforeMs) await setTimeout(POLL_MS);
    while (clock.now() < at + HOLD.afterMs) {
      if (await isSo().catch(() => false)) return clock.now() - at;
      await setTimeout(POLL_MS);
    }
    return null;
  }

  const watch = async ({ documentId, ...plan }: (typeof watched)[number]): Promise<Kept> => {
    const isOut = plan.action === "publish";
    const signal = () => AbortSignal.timeout(TIMEOUT_MS);
    const [madeMs, lateMs] = await Promise.all([
      after(plan, async () => {
        const body = JSON.stringify({ query: `{ blogPost(documentId: "${documentId}") { title } }` });
        const headers = { "content-type": "application/json", "x-site-token": siteToken };
        const answer = await fetch(`${cmsUrl}/graphql`, { method: "POST", headers, body, signal: signal() });
        const { data } = (await answer.json()) as { data?: { blogPost: object | null } };
        return data !== undefined && (data.blogPost !== null) === isOut;
      }),
      after(plan, async () => {
        const { status } = await fetch(`${siteUrl}/blog/${documentId}`, { signal: signal() });
        return status === (isOut ? 200 : 404);
      }),
    ]);
    return { ...plan, madeMs, lateMs };
  };
  return { kept: Promise.all(watched.map(watch)) };
}
