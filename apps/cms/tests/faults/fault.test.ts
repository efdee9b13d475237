// @module-tag nightly
import { createMailServer } from "@repo/testing/mail-server";
import { seeded } from "@repo/testing/seed";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { end, launchCms, type RunningCms } from "../setup/start-cms";
import { apply, digestOf, type Sent } from "./applicant";
import { applications, asJobsAdmin, ENVIRONMENTS, type Environment, firstJob, type Row } from "./environments";
import { LONG_RUN } from "./long-run";

const APPLICATIONS = Number(process.env.FAULT_APPLICATIONS ?? 12);
const KILLS = Number(process.env.FAULT_KILLS ?? 1);
const CONCURRENT_APPLICANTS = 6;
const ALWAYS = "SQLite and a folder";

let environment: Environment;
let cms: RunningCms;
let mail: ReturnType<typeof createMailServer>;

for (const [name, createEnvironment] of Object.entries(ENVIRONMENTS)) {
  describe.runIf(LONG_RUN || name === ALWAYS)(`on ${name}`, () => {
    beforeEach(async ({ onTestFailed }) => {
      onTestFailed(() => console.error(cms.output));
      environment = await createEnvironment();
      mail = createMailServer();
      cms = await launchCms(environment.settings);
    });

    afterEach(async () => {
      try {
        await end(cms, "SIGTERM");
      } finally {
        await mail.close();
        await environment.remove();
      }
    });

    it.runIf(LONG_RUN)(
      `${APPLICATIONS} applications survive ${KILLS} kills: one row, one file and its mails each`,
      async () => {
        await mail.listen(Number(environment.settings.SMTP_PORT));
        const sent = await applyWhileKilling();
        await expectExactly(sent);
      },
    );

    it(`mails of ${APPLICATIONS} applications arrive when the mail server was down for the first half`, async () => {
      let half = false;
      const sent = await applyWhileKilling(async (done) => {
        if (half || done < APPLICATIONS / 2) return;
        half = true;
        expect(mail.received).toEqual([]);
        await mail.listen(Number(environment.settings.SMTP_PORT));
      });
      await expectExactly(sent);
    });
  });
}

async function applyWhileKilling(onSent: (done: number) => Promise<void> = async () => {}): Promise<Sent[]> {
  const job = await firstJob(environment.settings);
  const sent: Sent[] = [];
  let next = 0;
  let kills = 0;

  const applicant = async () => {
    while (next < APPLICATIONS) {
      // Leave some applications for after each kill.
      if (next >= ((kills + 1) * APPLICATIONS) / (KILLS + 1)) await new Promise((resolve) => setTimeout(resolve, 20));
      else {
        sent.push(await apply(environment.settings, job, next++));
        await onSent(sent.length);
      }
    }
  };
  const { random } = seeded("kills among applications");
  const killer = async () => {
    for (; kills < KILLS; kills += 1) {
      const from = sent.length;
      while (sent.length < from + 2) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, random() * 400));
      await end(cms, "SIGKILL");
      cms = await launchCms(environment.settings);
    }
  };
  await Promise.all([killer(), ...Array.from({ length: CONCURRENT_APPLICANTS }, applicant)]);
  return sent;
}

async function expectExactly(sent: Sent[]): Promise<void> {
  const { settings } = environment;
  const headers = await asJobsAdmin(settings);
  const orphans = (await environment.stored()).length - sent.length;
  await expect.poll(async () => states(await applications(settings, headers))).toEqual(new Set(["sent"]));
  console.warn(`${sent.length} answered 201, ${mail.received.length} mails, ${orphans} files of killed requests.`);

  const rows = await applications(settings, headers);
  expect(rows.map(({ id, email }) => `${id} ${email}`).sort()).toEqual(
    sent.map(({ id, email }) => `${id} ${email}`).sort(),
  );
  const mails = new Map(mail.received.map(({ messageId, recipient }) => [messageId, recipient]));
  const toHr = sent.map(() => settings.MAIL_TO_HR);
  expect([...mails.values()].sort()).toEqual([...sent.map(({ email }) => email), ...toHr].sort());
  // Each kill may come between sending a mail and noting it, which sends that mail again.
  const { length } = mail.received;
  expect(length).toBeLessThanOrEqual(mails.size + KILLS);

  for (const { id, digest } of sent) {
    const file = await fetch(`${settings.CMS_URL}/api/job-applications/${id}/resume`, { headers });
    expect(digestOf(new Uint8Array(await file.arrayBuffer()))).toBe(digest);
  }

  await environment.letAge();
  await end(cms, "SIGTERM");
  cms = await launchCms(settings);
  await expect.poll(async () => (await environment.stored()).length).toBe(sent.length);
  expect(mail.received).toHaveLength(length);
}

const states = (rows: Row[]) => new Set(rows.map(({ mailState }) => mailState));
