import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { ACCOUNTS, type Dashboard, signInToDashboard } from "../../ops/trial/dashboard.ts";
import { fillForm, seededForm } from "../../ops/trial/forms.ts";
import type { Product } from "../../ops/trial/product.ts";
import { applicationForm } from "../../packages/testing/src/application.ts";
import { openPanel } from "../../packages/testing/src/panel.ts";
import { pdf } from "../../packages/testing/src/pdf.ts";
import { EDITED } from "./limits.ts";

const TIMEOUT_MS = 60_000;
const POLL_MS = 100;
const WORDS = ["cloud", "mobile", "design", "retail", "payments", "react", "clod", "nothing of the kind"];
/** Milliseconds that each waits after a turn. */
const PAUSES = { visitor: 50, searcher: 900, applicant: 6_000, customer: 10_000, editor: 5_000, recruiter: 1_500 };

type Person = keyof typeof PAUSES;
type Post = { documentId: string; title: string; description: string; metaTags: string };
type Applicant = { id: string; updatedAt: string };

export async function createLoad({ site, cms, settings: { SITE_TOKEN = "" } }: Product) {
  const done: Record<Person, number> = { visitor: 0, searcher: 0, applicant: 0, customer: 0, editor: 0, recruiter: 0 };
  const failures: string[] = [];

  async function ask(path: string, init: RequestInit = {}): Promise<string> {
    const answer = await fetch(site + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path.split("?")[0]} answers ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  }
  const send = (path: string, body: FormData) =>
    ask(path, { method: "POST", headers: { "idempotency-key": randomUUID(), origin: site }, body });

  const sitemap = await ask("/sitemap.xml");
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = "/"]) => new URL(address).pathname);
  const jobs = await fetch(`${cms}/api/jobs`, { headers: { "x-site-token": SITE_TOKEN } });
  const [job] = ((await jobs.json()) as { data: { documentId: string }[] }).data;
  const form = await seededForm(cms, SITE_TOKEN);
  const resumes = await Promise.all([20_000, 60_000, 120_000].map((bytes) => pdf(["Résumé"], randomBytes(bytes))));
  const posts = (await openPanel(cms, ACCOUNTS.panel)).collection<Post>("blog-post");
  const edited = (await posts.list()).slice(0, EDITED);
  let dashboard: Dashboard;

  const turns: Record<Person, (turn: number) => Promise<unknown>> = {
    visitor: (turn) => {
      const page = pages[turn % pages.length] ?? "/";
      // No cache has one page in five.
      return ask(turn % 5 === 0 ? `${page}?${randomUUID()}` : page);
    },
    searcher: (turn) => {
      const q = encodeURIComponent(WORDS[turn % WORDS.length] ?? "");
      return ask(turn % 2 === 0 ? `/search?q=${q}` : `/api/search?q=${q}`);
    },
    applicant: (turn) => {
      const file = new File([resumes[turn % resumes.length] ?? ""], "cv.pdf", { type: "application/pdf" });
      const email = `${randomUUID()}@example.com`;
      return send("/api/applications", applicationForm(file, { job: job?.documentId ?? "", email }));
    },
    customer: () => send("/api/form-answers", fillForm(form, `${randomUUID()}@example.com`)),
    editor: async (turn) => {
      const { documentId, description, metaTags } = edited[turn % edited.length] as Post;
      const title = `Edited ${turn} ${randomUUID().slice(0, 8)}`;
      await posts.publish({ title, description, metaTags }, documentId);
      for (const late = Date.now() + TIMEOUT_MS; !(await ask(`/blog/${documentId}`)).includes(title); ) {
        if (Date.now() > late) throw new Error(`Visitors don't see "${title}".`);
        await setTimeout(POLL_MS);
      }
    },
    recruiter: async (turn) => {
      if (turn % 20 === 0) dashboard = await signInToDashboard(site, "jobs");
      const { items } = await dashboard.get<{ items: Applicant[] }>("GET", "/api/dashboard/applications");
      const one = items[turn % 10];
      if (one && turn % 3 === 0) await dashboard.ask("GET", `/api/resumes/${one.id}`);
      if (one && turn % 5 === 0) {
        const change = { status: turn % 2 ? "in_review" : "interview", updatedAt: one.updatedAt };
        await dashboard.ask("PATCH", `/api/dashboard/applications/${one.id}`, change);
      }
      if (turn % 20 === 19) await dashboard.ask("POST", "/api/auth/jobs/logout");
    },
  };

  async function act(person: Person, until: number): Promise<void> {
    while (Date.now() < until) {
      try {
        await turns[person](done[person]);
        done[person] += 1;
      } catch (error) {
        failures.push(`${person}: ${(error as Error).message}`);
      }
      await setTimeout(Math.min(PAUSES[person], Math.max(0, until - Date.now())));
    }
  }

  const during = async (ms: number): Promise<void> => {
    const people = Object.keys(PAUSES) as Person[];
    await Promise.all(people.map((person) => act(person, Date.now() + ms)));
  };
  return { during, done, failures };
}
