import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { signInToDashboard } from "../../ops/trial/dashboard.ts";
import type { Place } from "../../ops/trial/product.ts";
import { applicationForm } from "../../packages/testing/src/application.ts";
import { pdf } from "../../packages/testing/src/pdf.ts";
import type { Person, Seen } from "./seen.ts";

const VISITS_PER_SECOND = 50;
const PAUSE_MS = 1_000;
const TIMEOUT_MS = 15_000;
const PAGES = ["/", "/services", "/careers", "/blog", "/about", "/services/web-development"];
const CLOSED = "UND_ERR_SOCKET";
const JSON_TYPE = { "content-type": "application/json" };
const JOB = { details: "Full-time", description: ".", requirements: ".", responsibilities: "." };

type Application = { email: string; bytes: number };

export type Load = {
  seen: Seen[];
  acknowledged: { applications: Application[]; title: () => string; job: string };
  stop: () => Promise<void>;
};

export async function startLoad({ site: siteUrl }: Place): Promise<Load> {
  const seen: Seen[] = [];
  const applications: Application[] = [];
  let over = false;
  const resume = await pdf(["Résumé"]);

  async function ask(
    person: Person,
    path: string,
    status: number,
    init: RequestInit = {},
  ): Promise<Response | undefined> {
    const { method = "GET" } = init;
    const at = Date.now();
    let failure: string | undefined;
    const send = () => fetch(siteUrl + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const sendAsBrowser = () =>
      // A stopping server closes keep-alive connections in use. Like a browser, this retries on a new one.
      send().catch((error) => (error.cause?.code === CLOSED && method === "GET" ? send() : Promise.reject(error)));
    const answer = await sendAsBrowser().catch((error) => {
      failure = error.cause?.code ?? error.name;
    });
    const body = await answer?.arrayBuffer().catch((error) => {
      failure = error.cause?.code ?? error.name;
    });
    if (answer && person === "admin") jar.keep(answer);
    if (answer && answer.status !== status) failure = String(answer.status);
    seen.push({ person, at, ms: Date.now() - at, failure });
    return answer && !failure ? new Response(body || null, answer) : undefined;
  }

  let { jar } = await signInToDashboard(siteUrl, "jobs");
  const asAdmin = (path: string, status: number, method = "GET", body?: object) =>
    ask("admin", `/api/dashboard/${path}`, status, {
      method,
      headers: { cookie: jar.header(), origin: siteUrl, ...(body && JSON_TYPE) },
      body: body && JSON.stringify(body),
    });
  let title = "Title 0";
  const created = (await (await asAdmin("jobs", 201, "POST", { ...JOB, title }))?.json()) as { id: string };

  const visits: Promise<unknown>[] = [];
  async function visit() {
    for (let number = 0; !over; number += 1) {
      const page = PAGES[number % PAGES.length] ?? "/";
      visits.push(ask("visitor", number % 5 === 0 ? `${page}?${randomUUID()}` : page, 200));
      await setTimeout(1_000 / VISITS_PER_SECOND);
    }
    await Promise.all(visits);
  }

  async function apply() {
    while (!over) {
      const email = `${randomUUID()}@example.com`;
      const headers = { "idempotency-key": randomUUID(), origin: siteUrl };
      const send = () => {
        const file = new File([resume], "cv.pdf", { type: "application/pdf" });
        const body = applicationForm(file, { job: created.id, email });
        return ask("applicant", "/api/applications", 201, { method: "POST", headers, body });
      };
      let answer = await send();
      while (!answer && !over) {
        await setTimeout(PAUSE_MS);
        answer = await send();
      }
      if (answer) applications.push({ email, bytes: resume.length });
      await setTimeout(PAUSE_MS);
    }
  }

  async function administer() {
    for (let number = 1; !over; number += 1) {
      const next = `Title ${number}`;
      if (await asAdmin(`jobs/${created.id}`, 200, "PATCH", { title: next })) title = next;
      else if (seen.findLast(({ person }) => person === "admin")?.failure === "401") {
        ({ jar } = await signInToDashboard(siteUrl, "jobs").catch(() => ({ jar })));
      }
      await asAdmin("applications", 200);
      await setTimeout(PAUSE_MS);
    }
  }

  const working = Promise.all([visit(), apply(), administer()]);
  return {
    seen,
    acknowledged: { applications, title: () => title, job: created.id },
    async stop() {
      over = true;
      await working;
    },
  };
}
