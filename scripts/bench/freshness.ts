/** Time from the panel's response to a publication until each page shows it. */
import { createPanel, signInToPanel } from "../../packages/testing/src/panel.ts";
import { type Row, summary } from "./measure.ts";
import { type Product, panelAccount } from "./product.ts";
import { waitForText } from "./wait-for-text.ts";

const CHANGES = 100;

type Change = { type: string; id?: string; fields: (text: string, number: number) => object; pages: string[] };

/** Each post has its own tag, whose page was never requested. */
const CHANGED: Change[] = [
  {
    type: "job",
    fields: (title) => ({ title, details: "Full-time", description: ".", requirements: ".", responsibilities: "." }),
    pages: ["/careers"],
  },
  {
    type: "blog-post",
    fields: (title, number) => ({ title, description: ".", metaTags: `rare tag ${number}` }),
    pages: ["/blog", "/blog/tags/rare-tag-{number}", "/blog/feed.xml", "/blog/feed.json"],
  },
  { type: "faq", fields: (question) => ({ question, answer: "." }), pages: ["/"] },
];

export async function measureFreshness({ site, cms }: Product): Promise<Row[]> {
  const panel = createPanel(cms, await signInToPanel(cms, panelAccount));
  const times = new Map<string, number[]>();
  for (let number = 1; number <= CHANGES; number += 1) {
    const change = CHANGED[number % CHANGED.length] as Change;
    const text = `Version ${number} of a text`;
    const { documentId } = await panel.collection(change.type).publish(change.fields(text, number), change.id);
    const began = performance.now();
    change.id = documentId;
    await Promise.all(
      change.pages.map(async (page) => {
        const address = site + page.replace("{number}", String(number));
        const known = times.get(page) ?? [];
        times.set(page, known);
        known.push(await waitForText(address, text, began));
      }),
    );
  }
  return [...times]
    .map(([page, own]) => summary(`a publication, to ${page}`, own))
    .concat(summary("to all", [...times.values()].flat()));
}
