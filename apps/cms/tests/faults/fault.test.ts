import type { ChildProcess } from "node:child_process";
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cmsSettings, end, launchCms } from "../setup/start-cms";
import { type SignedIn, signInTo } from "../sign-in";
import { apply, digestOf, type Sent } from "./applicant";
import { createMailServer } from "./mail-server";

const APPLICATIONS = Number(process.env.FAULT_APPLICATIONS ?? 40);
const KILLS = Number(process.env.FAULT_KILLS ?? 3);
const APPLICANTS_AT_ONCE = 6;
/** `npm run test:faults`: the rest takes too long for every `npm test`. */
const AT_LENGTH = Boolean(process.env.FAULT_APPLICATIONS);

let dataDir: string;
let settings: Record<string, string>;
let cms: ChildProcess;
let mail: ReturnType<typeof createMailServer>;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "faults-"));
  settings = { ...(await cmsSettings(dataDir)), RATE_LIMIT_APPLICATIONS: "1000" };
  mail = createMailServer();
  cms = await launchCms(settings);
});

afterEach(async () => {
  await end(cms, "SIGTERM");
  await mail.close();
  await rm(dataDir, { recursive: true, force: true });
});

it.runIf(AT_LENGTH)(
  `${APPLICATIONS} applications survive ${KILLS} kills: one row, one file and one mail each`,
  async () => {
    await mail.listen(Number(settings.SMTP_PORT));
    const sent = await applyWhileKilling();
    await expectExactly(sent);
  },
);

it(`mails of ${APPLICATIONS} applications arrive once when the mail server was down for the first half`, async () => {
  let half = false;
  const sent = await applyWhileKilling(async (done) => {
    if (half || done < APPLICATIONS / 2) return;
    half = true;
    expect(mail.received).toEqual([]);
    await mail.listen(Number(settings.SMTP_PORT));
  });
  await expectExactly(sent);
});

it.runIf(AT_LENGTH)("50 people who apply at once are all answered", async () => {
  await mail.listen(Number(settings.SMTP_PORT));
  const job = await firstJob();
  const sent = await Promise.all(Array.from({ length: 50 }, (_, number) => send(job, number)));
  const times = sent.map(({ milliseconds }) => Math.round(milliseconds)).sort((a, b) => a - b);
  console.warn(`50 at once: median ${times[25]} ms, slowest ${times.at(-1)} ms.`);
  await expectExactly(sent);
});

const send = (job: string, number: number) => apply(settings.CMS_URL ?? "", settings.SITE_TOKEN ?? "", job, number);

/** All applications, some at a time; the CMS is killed at random moments meanwhile, and started again. */
async function applyWhileKilling(onSent: (done: number) => Promise<void> = async () => {}): Promise<Sent[]> {
  const job = await firstJob();
  const sent: Sent[] = [];
  let next = 0;
  let kills = 0;

  const applicant = async () => {
    while (next < APPLICATIONS) {
      // Some are left for the time after each kill.
      if (next >= ((kills + 1) * APPLICATIONS) / (KILLS + 1)) await new Promise((resolve) => setTimeout(resolve, 20));
      else {
        sent.push(await send(job, next++));
        await onSent(sent.length);
      }
    }
  };
  const killer = async () => {
    for (; kills < KILLS; kills += 1) {
      const from = sent.length;
      while (sent.length < from + 2) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
      await end(cms, "SIGKILL");
      cms = await launchCms(settings);
    }
  };
  await Promise.all([killer(), ...Array.from({ length: APPLICANTS_AT_ONCE }, applicant)]);
  return sent;
}

async function expectExactly(sent: Sent[]): Promise<void> {
  const headers = await asJobsAdmin();
  const orphans = (await storedFiles()).length - sent.length;
  await expect
    .poll(async () => states(await rows(headers)), { timeout: 180_000, interval: 500 })
    .toEqual(new Set(["sent"]));
  console.warn(`${sent.length} answered 201, ${mail.received.length} mails, ${orphans} files of killed requests.`);

  const stored = await rows(headers);
  expect(stored.map(({ documentId, email }) => `${documentId} ${email}`).sort()).toEqual(
    sent.map(({ id, email }) => `${id} ${email}`).sort(),
  );
  const confirmations = mail.received.filter(({ recipient }) => recipient !== settings.MAIL_TO_HR);
  expect(confirmations.map(({ recipient }) => recipient).sort()).toEqual(sent.map(({ email }) => email).sort());
  expect(mail.received).toHaveLength(2 * sent.length);

  for (const { id, digest } of sent) {
    const file = await fetch(`${settings.CMS_URL}/api/job-applications/${id}/resume`, { headers });
    expect(digestOf(new Uint8Array(await file.arrayBuffer()))).toBe(digest);
  }

  // The clean-up at a start leaves young files alone, which another replica may be storing.
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const name of await storedFiles()) await utimes(path.join(dataDir, "resumes", name), yesterday, yesterday);
  await end(cms, "SIGTERM");
  cms = await launchCms(settings);
  await expect.poll(async () => (await storedFiles()).length, { timeout: 10_000 }).toBe(sent.length);
  expect(mail.received).toHaveLength(2 * sent.length);
}

const storedFiles = () => readdir(path.join(dataDir, "resumes"));

async function firstJob(): Promise<string> {
  const answer = await fetch(`${settings.CMS_URL}/api/jobs`);
  const { data } = (await answer.json()) as { data: { documentId: string }[] };
  return data[0]?.documentId ?? "";
}

async function asJobsAdmin(): Promise<Record<string, string>> {
  const { access } = (await (await signInTo(settings, "jobs-admin")).json()) as SignedIn;
  return { authorization: `Bearer ${access.token}` };
}

type Row = { documentId: string; email: string; mailState: string };

async function rows(headers: Record<string, string>): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page += 1) {
    const query = `pagination[pageSize]=100&pagination[page]=${page}&sort=id`;
    const answer = await fetch(`${settings.CMS_URL}/api/job-applications?${query}`, { headers });
    const { data } = (await answer.json()) as { data: Row[] };
    found.push(...data);
    if (data.length < 100) return found;
  }
}

const states = (stored: Row[]) => new Set(stored.map(({ mailState }) => mailState));
