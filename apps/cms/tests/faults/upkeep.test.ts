// @module-tag nightly
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { today } from "@repo/time/company";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { cmsSettings, end, launchCms } from "../setup/start-cms";
import { apply } from "./applicant";
import { firstJob } from "./environments";

/** Returns a day in the company's time zone. */
const day = (later: number) => today(Date.now() + later * 24 * 60 * 60 * 1000);

it("a start removes what was kept long enough", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "upkeep-"));
  const settings = await cmsSettings(dataDir);
  const resumes = () => readdir(path.join(dataDir, "resumes"));

  let cms = await launchCms(settings);
  const job = await firstJob(settings);
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    await apply(settings, job, number);
  }
  await end(cms, "SIGTERM");

  const database = new Database(path.join(dataDir, "cms.sqlite"));
  const lastWeek = Date.now() - 7 * 24 * 60 * 60 * 1000;
  const agreed = database.prepare("update job_applications set created_at = ?, consent_until = ? where email = ?");
  for (const [number, until] of [
    [1, null],
    [3, day(1)],
    [4, day(-1)],
  ]) {
    agreed.run(lastWeek, until, `applicant-${number}@example.com`);
  }
  const changed = database.prepare("update job_applications set status = ?, updated_at = ? where email = ?");
  const now = Date.now();
  changed.run("rejected", lastWeek, "applicant-5@example.com");
  changed.run("rejected", now, "applicant-6@example.com");
  changed.run("hired", lastWeek, "applicant-7@example.com");
  const rules = "update hiring_settings set keep_rejected_days = 6, updated_at = ?";
  database.prepare(rules).run(now - 8 * 24 * 60 * 60 * 1000);
  for (const [entry, at] of [
    ["old", now - 31 * 24 * 60 * 60 * 1000],
    ["new", now],
  ]) {
    database
      .prepare("insert into deleted_entries (uid, entry, rows, at) values ('api::faq.faq', ?, '{}', ?)")
      .run(entry, at);
    database
      .prepare("insert into versions (uid, entry, number, content, at) values ('api::faq.faq', ?, 1, '{}', ?)")
      .run(entry, at);
  }
  database.close();

  for (const name of ["orphan.pdf", "unfinished.pdf.part"])
    await writeFile(path.join(dataDir, "resumes", name), "%PDF-");

  cms = await launchCms({ ...settings, APPLICATION_RETENTION_DAYS: "5" });
  await expect.poll(resumes).toHaveLength(4);
  await end(cms, "SIGTERM");

  const left = new Database(path.join(dataDir, "cms.sqlite"), { readonly: true });
  expect(left.prepare("select email from job_applications").pluck().all()).toEqual(
    [2, 3, 6, 7].map((number) => `applicant-${number}@example.com`),
  );
  expect(left.prepare("select count(*) as mails from mails").get()).toEqual({ mails: 8 });
  for (const table of ["deleted_entries", "versions"]) {
    expect(left.prepare(`select entry from ${table}`).all()).toEqual([{ entry: "new" }]);
  }
  left.close();

  // A changed rule waits for a week.
  const shortened = new Database(path.join(dataDir, "cms.sqlite"));
  shortened.prepare("update hiring_settings set keep_hired_days = 1, updated_at = ?").run(Date.now());
  shortened.close();
  cms = await launchCms(settings);
  await end(cms, "SIGTERM");
  expect(await resumes()).toHaveLength(4);
  await rm(dataDir, { recursive: true, force: true });
});
