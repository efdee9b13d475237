import { createPanel, signInToPanel } from "../../packages/testing/src/panel.ts";
import { type Row, summary } from "../bench/measure.ts";
import type { Account } from "../bench/product.ts";
import { waitForText } from "../bench/wait-for-text.ts";

const CHANGES = 100;
const JOB = { details: "Full-time", description: ".", requirements: ".", responsibilities: "." };

type Topology = { siteUrl: string; cmsUrl: string; panelAccount: Account; replicas: string[] };

/** Time from the panel's response to a publication until /careers shows the job. */
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
        const shownAfter = await waitForText(`${address}/careers`, title, began);
        own.push(shownAfter);
        return shownAfter;
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
