import { setTimeout } from "node:timers/promises";
import { createPanel, signInToPanel } from "../../packages/testing/src/panel.ts";
import { type Row, summary } from "../bench/measure.ts";
import type { Account } from "../bench/product.ts";
import { expected } from "../steps/environment.ts";

const CHANGES = 100;
const POLL_MS = 20;
const LONGEST_MS = 20_000;
const JOB = { details: "Full-time", description: ".", requirements: ".", responsibilities: "." };

type Topology = { siteUrl: string; cmsUrl: string; panelAccount: Account; replicas: string[] };

/** How long a job that an editor has published takes, from the panel's answer until /careers shows it. */
export async function measurePublish({ siteUrl, cmsUrl, panelAccount, replicas }: Topology): Promise<Row[]> {
  const jobs = createPanel(cmsUrl, await signInToPanel(cmsUrl, panelAccount)).collection("job");
  const times = new Map<string, number[]>([siteUrl, ...replicas].map((address) => [address, []]));
  const slowest: number[] = [];
  let id: string | undefined;
  for (let change = 1; change <= CHANGES; change += 1) {
    const title = `Version ${change} of a job`;
    id = (await jobs.publish({ ...JOB, title }, id)).documentId;
    const began = performance.now();
    const each = await Promise.all(
      [...times].map(async ([address, own]) => {
        while (!(await (await fetch(`${address}/careers`)).text()).includes(title)) {
          if (performance.now() - began > LONGEST_MS) throw expected(`${address} does not show "${title}".`);
          await setTimeout(POLL_MS);
        }
        own.push(performance.now() - began);
        return own.at(-1) ?? 0;
      }),
    );
    slowest.push(Math.max(...each));
  }
  if (id) await jobs.remove(id);
  return [
    ...[...times].map(([address, own], index) => summary(index === 0 ? "through the edge" : `at ${address}`, own)),
    summary("everywhere", slowest),
  ];
}
