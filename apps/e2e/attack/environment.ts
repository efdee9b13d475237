import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import path from "node:path";
import { applicationForm } from "@repo/testing/application";
import { createPanel } from "@repo/testing/panel";
import { pdf } from "@repo/testing/pdf";
import { product, SITE } from "../product";

const Database = createRequire(path.resolve("../cms/package.json"))("better-sqlite3");
const scratch = path.dirname(product.DATA_DIR);

export const METRICS_TOKEN = "the-token-of-the-metrics";
export const TEMPORARY = path.join(scratch, "tmp");

/** The token exists once the suites' set-up.ts has run. */
export const panel = () => createPanel(product.CMS_URL, process.env.PANEL_TOKEN ?? "");

export type Secrets = {
  /** Words that occur only in a draft, and only in an application. */
  words: { draft: string; person: string };
  /** Ids of entries that an attacker would like to see. */
  ids: { application: string; draft: string; job: string; post: string; service: string };
};

const drafts = (word: string): [type: string, fields: object][] => [
  ["blog-post", { title: `${word} post`, description: word, metaTags: word }],
  ["job", { title: `${word} job`, details: word, description: word, requirements: word, responsibilities: word }],
  ["faq", { question: `${word}?`, answer: word, place: "home" }],
  ["industry", { title: word, description: word }],
];

/** Plants a draft of each kind, one of them of a published entry, and an application with its résumé. */
export async function plantSecrets(): Promise<Secrets> {
  const unique = randomUUID().slice(0, 8);
  const words = { draft: `quizzaciously${unique}`, person: `xertzaphine${unique}` };
  const planted: string[] = [];
  for (const [type, fields] of drafts(words.draft)) {
    const { documentId } = await panel().collection(type).draft(fields);
    planted.push(documentId);
  }
  const [service] = await panel().collection("service").list();
  const [job] = await panel().collection("job").list();
  const [post] = await panel().collection("blog-post").list();
  await panel()
    .collection("service")
    .draft({ heroTitle: `${words.draft} service` }, service?.documentId);

  const published = await fetch(`${product.CMS_URL}/api/jobs`, { headers: SITE });
  const open = ((await published.json()) as { data: { documentId: string }[] }).data[0]?.documentId ?? "";
  const resume = new File([await pdf([words.person])], `${words.person}.pdf`, { type: "application/pdf" });
  const person = { name: `${words.person} Sampleson`, email: `${words.person}@example.com` };
  const applied = await fetch(`${product.SITE_URL}/api/applications`, {
    method: "POST",
    headers: { "idempotency-key": randomUUID() },
    body: applicationForm(resume, { job: open, ...person }),
  });
  const { id } = (await applied.json()) as { id: string };
  return {
    words,
    ids: {
      application: id,
      draft: planted[0] ?? "",
      job: job?.documentId ?? "",
      post: post?.documentId ?? "",
      service: service?.documentId ?? "",
    },
  };
}

/** Counts the rows of each table that only people with a role may write to. */
export function countRows(): Record<string, number> {
  const database = new Database(path.join(product.DATA_DIR, "cms.sqlite"), { readonly: true });
  try {
    const tables: { name: string }[] = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => [name, database.prepare(`select count(*) as rows from "${name}"`).get().rows]),
    );
  } finally {
    database.close();
  }
}

/** Returns megabytes, as each server reports them. */
export async function memory(): Promise<Record<"site" | "cms", number>> {
  const read = async (address: string) => {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    const bytes = /^process_resident_memory_bytes\S* (\S+)/m.exec(await answer.text())?.[1];
    return Math.round(Number(bytes) / 1024 ** 2);
  };
  return {
    site: await read(`${product.SITE_URL}/api/metrics`),
    cms: await read(`${product.CMS_URL}/_metrics`),
  };
}
