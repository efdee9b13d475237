import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../../ops/command.ts";
import { ACCOUNTS, signInToDashboard } from "../../ops/trial/dashboard.ts";
import type { Place } from "../../ops/trial/product.ts";
import { applicationForm } from "../../packages/testing/src/application.ts";
import { openPanel } from "../../packages/testing/src/panel.ts";
import { pdf } from "../../packages/testing/src/pdf.ts";
import { type Item, itemsOf, OPEN_JOB } from "./use.ts";

const SENT_MS = 60_000;

export async function applyAndBeMailed(place: Place): Promise<void> {
  await apply(place, "Asha Sampleson", "asha@example.com", "resume.pdf");
  await apply(place, "Bruno Sampleson", "bruno@example.com", "cv.docx");
  const jobs = await signInToDashboard(place.site, "jobs");
  await until("The mails were not sent.", async () => {
    const answer = await jobs.get<object>("GET", "/api/dashboard/applications");
    return (itemsOf(answer) as (Item & { mailState: string })[]).every(({ mailState }) => mailState === "sent");
  });
}

export async function applyWithoutMails(place: Place): Promise<void> {
  await apply(place, "Chloé O’Sample", "chloe@example.com", "cv.doc");
  await apply(place, "Dev <b>Sample</b>", "dev@example.com", "résumé of Dev.pdf");
  await apply(place, "Elif Sampleson", "elif@example.com", "resume.pdf");
  const jobs = await signInToDashboard(place.site, "jobs");
  const changes: Record<string, { status: string; note?: string }> = {
    "asha@example.com": { status: "hired", note: "Good hands.\nStarts in May." },
    "bruno@example.com": { status: "rejected", note: "No <i>bells</i>, yet" },
    "chloe@example.com": { status: "interview" },
    "dev@example.com": { status: "in_review", note: "Ask for references" },
  };
  const applications = itemsOf(await jobs.get("GET", "/api/dashboard/applications")) as (Item & { email: string })[];
  for (const { id, email } of applications) {
    const { status, note } = changes[email] ?? {};
    if (status) await jobs.ask("PATCH", `/api/dashboard/applications/${id}`, { status });
    if (note) await jobs.ask("POST", `/api/dashboard/applications/${id}/notes`, { text: note });
  }
  const panel = await openPanel(place.cms, ACCOUNTS.panel);
  const address = "/content-manager/collection-types/api::mail.mail?pageSize=100";
  await until("The mails were not tried.", async () => {
    const { results } = await panel.get<{ results: { attempts: number; state: string }[] }>("GET", address);
    // What a restore held back has failed without a try.
    return results.every(({ attempts, state }) => state === "failed" || (attempts > 0 && state !== "sending"));
  });
  await jobs.ask("POST", "/api/dashboard/applications/mails", {
    ids: applications.filter(({ email }) => email === "chloe@example.com").map(({ id }) => id),
    subject: "Come and wind it",
    text: "Dear {name},\n\nplease come.",
    interview: { startsAt: "2099-12-01T10:00:00+05:30", minutes: 45, zone: "Europe/London", where: "The tower" },
    colleagues: ["keeper@example.com"],
  });
}

async function until(failure: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const late = Date.now() + SENT_MS; !(await isSo()); ) {
    if (Date.now() > late) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function apply({ site }: Place, name: string, email: string, file: string): Promise<void> {
  const jobs = await signInToDashboard(site, "jobs");
  const job = itemsOf(await jobs.get("GET", "/api/dashboard/jobs")).find(({ title }) => title === OPEN_JOB);
  const [, type = ""] = file.split(".");
  const content =
    type === "pdf"
      ? await pdf([`The résumé of ${name.replace(/[^\w ]/g, "")}`])
      : await readFile(path.join(root, "apps/cms/tests/files", file));
  const types: Record<string, string> = {
    pdf: "application/pdf",
    doc: "application/msword",
    docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  };
  const resume = new File([new Uint8Array(content)], file, { type: types[type] });
  const form = applicationForm(resume, { job: job?.id ?? "", name, email, privacy_version: "2026-11-21" });
  await send(`${site}/api/applications`, form);
}

export const answerForm = ({ site }: Place, body: FormData) => send(`${site}/api/form-answers`, body);

async function send(address: string, body: FormData): Promise<void> {
  const headers = { origin: new URL(address).origin, "idempotency-key": randomUUID() };
  const answer = await fetch(address, { method: "POST", headers, body });
  if (answer.status !== 201) throw new Error(`POST ${address} answers ${answer.status}: ${await answer.text()}`);
}
