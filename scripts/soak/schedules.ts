import { setTimeout } from "node:timers/promises";
import type { Clock } from "./clock.ts";
import { codeOf } from "./load.ts";
import type { Panel } from "./panel.ts";
import { HOLD, type Planned } from "./week.ts";

const POLL_MS = 200;
const TIMEOUT_MS = 5_000;

export type Kept = Planned & { title: string; lateMs: number | null };

type Plans = { siteUrl: string; panel: Panel; clock: Clock; planned: Planned[] };

/** Plans all of them now, as one does days before, and watches the page of each when its time comes. */
export async function planAll({ siteUrl, panel, clock, planned }: Plans) {
  const watched: (Planned & { title: string; address: string })[] = [];
  for (const [index, plan] of planned.entries()) {
    const title = `Planned ${index + 1}: ${plan.action} at ${plan.local}`;
    const { documentId } = await panel.plan(plan.action, title, new Date(plan.at).toISOString());
    watched.push({ ...plan, title, address: `${siteUrl}/blog/${documentId}` });
  }
  const watch = async ({ address, ...plan }: (typeof watched)[number]): Promise<Kept> => {
    while (clock.now() < plan.at - HOLD.beforeMs) await setTimeout(POLL_MS);
    const until = plan.at + HOLD.afterMs;
    while (clock.now() < until) {
      const status = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
        ({ status }) => status,
        codeOf,
      );
      if (status === (plan.action === "publish" ? 200 : 404)) return { ...plan, lateMs: clock.now() - plan.at };
      await setTimeout(POLL_MS);
    }
    return { ...plan, lateMs: null };
  };
  return { kept: Promise.all(watched.map(watch)) };
}
