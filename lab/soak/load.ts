import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { applicationForm } from "../../packages/testing/src/application.ts";
import { pdf } from "../../packages/testing/src/pdf.ts";
import { ACCOUNTS } from "../product/dashboard.ts";
import { fillForm, seededForm } from "../product/forms.ts";
import type { Clock } from "./clock.ts";
import type { Instance } from "./instance.ts";
import { openAsEditor, type Post } from "./panel.ts";
import { recruiterOf } from "./recruiter.ts";
import { firstJob, pagesOf } from "./seeded-content.ts";
import { busyness } from "./week.ts";
import type { Application } from "./wrong.ts";

const TIMEOUT_MS = 15_000;
const RETRY_MS = 1_000;
const SEEN_MS = 15_000;
const POLL_MS = 100;
const PART_MS = 500;
const JSON_TYPE = { "content-type": "application/json" };
const WORDS = ["cloud", "mobile", "design", "retail", "payments", "react", "clod", "nothing of the kind"];
/** Milliseconds between two requests of a kind in working hours. */
const EVERY = {
  visit: 70,
  search: 900,
  applicant: 6_000,
  enquirer: 12_000,
  "form answer": 10_000,
  editor: 5_000,
  recruiter: 1_500,
  stranger: 15_000,
} as const;

export type Person = keyof typeof EVERY;
export type Load = Awaited<ReturnType<typeof startLoad>>;
export type Tally = Record<string, Record<string, { asked: number; failed: number; kinds: Record<string, number> }>>;

/** Simulates the week of a firm's site. `phase` is recorded with each failed request. */
export async function startLoad(instance: Instance, clock: Clock) {
  const { siteUrl } = instance;
  const tally: Tally = {};
  const applications: Application[] = [];
  const mailed = { enquiries: 0, answers: 0 };
  const edits: { phase: string; seenAfterMs: number | null }[] = [];
  const state = { phase: "usual", paused: false, over: false };
  const resumes = await Promise.all([20_000, 60_000, 120_000].map((bytes) => pdf(["Résumé"], randomBytes(bytes))));
  const pages = await pagesOf(siteUrl);
  const panel = await openAsEditor(instance.cmsUrl, () => state.over);
  const posts = await panel.posts();

  function count(phase: string, person: Person, failure: string | undefined): void {
    const people = tally[phase] ?? {};
    tally[phase] = people;
    const { asked, failed, kinds } = people[person] ?? { asked: 0, failed: 0, kinds: {} };
    if (failure) kinds[failure] = (kinds[failure] ?? 0) + 1;
    people[person] = { asked: asked + 1, failed: failed + (failure ? 1 : 0), kinds };
  }

  async function ask(person: Person, address: string, statuses: number[], init: RequestInit = {}) {
    const phase = state.phase;
    let failure: string | undefined;
    let answer: Response | undefined;
    let body: ArrayBuffer | undefined;
    const send = () =>
      fetch(siteUrl + address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "manual" });
    try {
      answer = await send();
      body = await answer.arrayBuffer();
    } catch (error) {
      failure = codeOf(error);
    }
    if (answer && !statuses.includes(answer.status)) failure = String(answer.status);
    count(phase, person, failure);
    return answer && !failure ? { answer, text: () => new TextDecoder().decode(body) } : undefined;
  }

  const post = (person: Person, address: string, body: object, statuses = [200], headers = {}) =>
    ask(person, address, statuses, {
      method: "POST",
      headers: { origin: siteUrl, ...JSON_TYPE, ...headers },
      body: JSON.stringify(body),
    });

  let visits = 0;
  function visit() {
    visits += 1;
    const page = pages[visits % pages.length] ?? "/";
    // The edge has not cached one request in five.
    return ask("visit", visits % 5 === 0 ? `${page}?${randomUUID()}` : page, [200], {
      headers: { "accept-encoding": "br" },
    });
  }

  let searches = 0;
  function search() {
    searches += 1;
    const q = encodeURIComponent(WORDS[searches % WORDS.length] ?? "");
    return ask("search", searches % 2 ? `/search?q=${q}` : `/api/search?q=${q}`, [200]);
  }

  async function sendUntilTaken(person: Person, address: string, form: () => FormData): Promise<boolean> {
    const headers = { "idempotency-key": randomUUID(), origin: siteUrl };
    for (;;) {
      const answer = await ask(person, address, [201], { method: "POST", headers, body: form() });
      if (answer) return true;
      if (state.over) return false;
      await setTimeout(RETRY_MS);
    }
  }

  const job = await firstJob(instance);
  async function apply() {
    const email = `${randomUUID()}@example.com`;
    const content = resumes[applications.length % resumes.length] ?? new Uint8Array();
    const file = new File([content], "cv.pdf", { type: "application/pdf" });
    if (await sendUntilTaken("applicant", "/api/applications", () => applicationForm(file, { job, email }))) {
      applications.push({ email, sentAt: clock.now() });
    }
  }

  async function enquire() {
    const enquiry = {
      name: "Meera Sampleson",
      email: "meera@example.com",
      subject: "Forty trucks",
      message: "Where?",
      agree: true,
    };
    if (await post("enquirer", "/api/contact", enquiry)) mailed.enquiries += 1;
  }

  const form = await seededForm(instance.cmsUrl, instance.siteToken);
  async function answerForm() {
    const email = `${randomUUID()}@example.com`;
    const fill = () => fillForm(form, email);
    if (await sendUntilTaken("form answer", "/api/form-answers", fill)) mailed.answers += 1;
  }

  let edited = 0;
  async function edit() {
    edited += 1;
    const own = posts[edited % posts.length] as Post;
    const title = `Edited ${edited} ${randomUUID().slice(0, 8)}`;
    const { phase } = state;
    const failure = await panel.publish(own, title).then(() => undefined, codeOf);
    count(phase, "editor", failure);
    if (failure) return;
    const began = performance.now();
    const seen = await isSeen(`/blog/${own.documentId}`, title);
    edits.push({ phase, seenAfterMs: seen ? Math.round(performance.now() - began) : null });
  }

  async function isSeen(address: string, text: string): Promise<boolean> {
    for (const late = performance.now() + SEEN_MS; performance.now() < late; await setTimeout(POLL_MS)) {
      const page = await fetch(siteUrl + address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
      if (page?.ok && (await page.text().catch(() => "")).includes(text)) return true;
    }
    return false;
  }

  const recruit = recruiterOf(siteUrl, ask);

  const guess = () =>
    post("stranger", "/api/auth/jobs/login", { ...ACCOUNTS.jobs, password: `Guess-${randomUUID()}` }, [401, 429]);

  const inProgress = new Set<Promise<unknown>>();
  async function repeat(person: Person, work: () => Promise<unknown>, sideBySide = false): Promise<void> {
    while (!state.over) {
      if (!state.paused) {
        const done = work().catch((error) => console.error(`${person}: ${error.stack}`));
        inProgress.add(done);
        void done.then(() => inProgress.delete(done));
        if (!sideBySide) await done;
      }
      // Waits in small parts, because a night of the product's clock may last only seconds.
      for (let due = EVERY[person] as number; due > 0 && !state.over; ) {
        const part = Math.min(PART_MS, due / busyness(clock.now()));
        await setTimeout(part);
        due -= part * busyness(clock.now());
      }
    }
  }

  const working = Promise.all([
    repeat("visit", visit, true),
    repeat("search", search),
    repeat("applicant", apply),
    repeat("enquirer", enquire),
    repeat("form answer", answerForm),
    repeat("editor", edit),
    repeat("recruiter", recruit),
    repeat("stranger", guess),
  ]);

  return {
    tally,
    applications,
    mailed,
    edits,
    panel,
    during(phase: string) {
      state.phase = phase;
    },
    /** Resolves once all requests have ended. */
    async pause() {
      state.paused = true;
      await Promise.all(inProgress);
    },
    resume() {
      state.paused = false;
    },
    async stop() {
      state.over = true;
      await working;
      await Promise.all(inProgress);
    },
  };
}

function codeOf(error: unknown): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? (name === "Error" ? message.slice(0, 80) : name);
}
