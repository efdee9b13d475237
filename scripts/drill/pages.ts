import type { DatabaseSync } from "node:sqlite";

const ANSWER_MS = 30_000;
const SITEMAP = "/sitemap.xml";
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

type Expected = { path: string; title: string | undefined };
type Page = { path: string; status: number; milliseconds: number; title?: string; failure?: string };

type Found = { title: string; address: string };

export function expectedPages(database: DatabaseSync): Expected[] {
  const first = (query: string): Found | undefined => {
    const row = database.prepare(`${query} limit 1`).get();
    return row && { title: String(row.title), address: String(row.address) };
  };
  const published = "published_at is not null order by";
  const home = first(`select services_title as title, '' as address from home_pages where ${published} id`);
  const others = {
    "/services": first(`select hero_title as title, slug as address from services where ${published} updated_at desc`),
    "/careers": first(`select title, slug as address from jobs where ${published} updated_at desc`),
    "/blog": first(`select title, document_id as address from blog_posts where ${published} created_at desc`),
  };
  return [
    { path: "/", title: home?.title },
    ...Object.entries(others).flatMap(([list, found]) =>
      found ? [{ path: `${list}/${encodeURIComponent(found.address)}`, title: found.title }] : [],
    ),
  ];
}

export async function askForPages(origin: string, expected: Expected[], signal: AbortSignal): Promise<Page[]> {
  const pages: Page[] = [];
  for (const { path, title } of expected) {
    pages.push(
      await ask(origin, path, signal, (body) => {
        if (title === undefined) return { failure: "the backup has no published entry for it" };
        return textOf(body).includes(inOneLine(title)) ? { title } : { failure: `it doesn't show “${title}”` };
      }),
    );
  }
  pages.push(
    await ask(origin, SITEMAP, signal, (body) => {
      const named = new Set(
        [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname),
      );
      const missing = expected.find(({ path }) => !named.has(path));
      return missing ? { failure: `it doesn't name ${missing.path}` } : { title: `${named.size} addresses` };
    }),
  );
  return pages;
}

async function ask(
  origin: string,
  path: string,
  signal: AbortSignal,
  check: (body: string) => Pick<Page, "title" | "failure">,
): Promise<Page> {
  const started = performance.now();
  const milliseconds = () => Math.round(performance.now() - started);
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
    const answer = await fetch(origin + path, { redirect: "manual", signal: limit });
    const body = await answer.text();
    const found = answer.status === 200 ? check(body) : { failure: `it answers ${answer.status}` };
    return { path, status: answer.status, milliseconds: milliseconds(), ...found };
  } catch (error) {
    return { path, status: 0, milliseconds: milliseconds(), failure: `no answer (${(error as Error).message})` };
  }
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

function textOf(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    });
  return inOneLine(text);
}
