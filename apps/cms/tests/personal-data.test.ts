import { randomUUID } from "node:crypto";
import type { AuditItem } from "@repo/contract/application/audit";
import type { ApplicationDetail } from "@repo/contract/application/history";
import type { RetentionForecast } from "@repo/contract/application/retention";
import type { List } from "@repo/contract/http/list";
import { applicationForm } from "@repo/testing/application";
import { pdf } from "@repo/testing/pdf";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { moment, ownJob } from "./applications";
import { panel, rest, site } from "./cms";
import { sql } from "./database";
import { keepHiringSettings } from "./hiring-settings";

const { JOBS_ADMIN_EMAIL: me, STRAPI_ADMIN_EMAIL: administrator } = inject("settings");
const SETTINGS = "/content-manager/single-types/api::hiring-setting.hiring-setting";
const DAY_MS = 24 * 60 * 60 * 1000;
const job = ownJob();
keepHiringSettings();
const emails = new Map<string, string>();

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await rest(`/api/dashboard/${path}`, { who: "jobs-admin" });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as Answer;
}

async function apply(status: string, changedDaysAgo: number, consentUntil?: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const resume = new File([await pdf(["Meera Sampleson"])], "cv.pdf", { type: "application/pdf" });
  const answer = await rest("/api/job-applications", {
    method: "POST",
    body: applicationForm(resume, { job: job.id, email }),
    headers: site(randomUUID()),
  });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  emails.set(id, email);
  const changed = moment(Date.now() - changedDaysAgo * DAY_MS);
  await sql("update job_applications set status = ?, updated_at = ? where document_id = ?", status, changed, id);
  if (consentUntil) await sql("update job_applications set consent_until = ? where document_id = ?", consentUntil, id);
  return id;
}

async function setDays(days: Record<string, number | null>, savedDaysAgo: number): Promise<void> {
  await panel.get("PUT", SETTINGS, { keepRejectedDays: null, ...days });
  const saved = moment(Date.now() - savedDaysAgo * DAY_MS);
  await sql("update hiring_settings set updated_at = ?", saved);
}

beforeEach(() => sql("delete from rate_limits"));

describe("rules of retention", () => {
  it("are shown with what they will delete, for a week before they act", async () => {
    const soon = await apply("withdrawn", 180);
    const held = await apply("withdrawn", 181, "2999-12-31");
    const later = await apply("withdrawn", 10);
    await setDays({ keepWithdrawnDays: 200, keepHiredDays: null }, 0);
    const { rules, next } = await read<RetentionForecast>("retention");
    expect(rules).toEqual([
      { outcome: "Withdrawn", days: 200, since: "updatedAt", due: 1, from: expect.stringMatching(/^20/) },
    ]);
    expect(Date.parse(rules[0]?.from ?? "")).toBeGreaterThan(Date.now() + 6 * DAY_MS);
    const ids = next.map(({ id }) => id);
    expect(ids).toContain(soon);
    expect(ids).not.toContain(held);
    expect(ids).not.toContain(later);

    const { deletedOn } = await read<ApplicationDetail>(`applications/${soon}`);
    expect(deletedOn).toBe(next.find(({ id }) => id === soon)?.day);
    expect((await read<ApplicationDetail>(`applications/${held}`)).deletedOn).toBe("3000-01-01");

    await setDays({}, 30);
    expect((await read<RetentionForecast>("retention")).rules).toMatchObject([{ due: 1, from: null }]);
  });

  it.each([0, -1, 40_000, 1.5])("with %s days are refused, and the field is named", async (keepRejectedDays) => {
    await expect(panel.get("PUT", SETTINGS, { keepRejectedDays })).rejects.toThrow("keepRejectedDays");
  });
});

describe("the audit of applications", () => {
  it("has each look and each download, and whose application it was", async () => {
    const id = await apply("new", 0);
    await read(`applications/${id}`);
    await rest(`/api/job-applications/${id}/resume`, { who: "jobs-admin" });
    await panel.get("GET", `/content-manager/collection-types/api::job-application.job-application/${id}`);
    await rest(`/api/dashboard/applications/${id}`, {
      ...{ who: "jobs-admin" as const, method: "PATCH" },
      body: { status: "interview" },
    });
    const entries = async (kind: string) => {
      const { items, total } = await read<List<AuditItem>>(`audit?q=${id}&kind=${kind}`);
      expect(total).toBe(items.length);
      return items.map(({ actor, action, application, name }) => {
        expect(application).toBe(id);
        return `${name}: ${actor} ${action}`;
      });
    };
    expect(await entries("looks")).toEqual([
      `Meera Sampleson: ${administrator} application.view`,
      `Meera Sampleson: ${me} resume.download`,
      `Meera Sampleson: ${me} application.view`,
    ]);
    expect(await entries("changes")).toEqual([`Meera Sampleson: ${me} job-application.update`]);
    expect((await rest("/api/dashboard/audit?kind=all", { who: "jobs-admin" })).status).toBe(422);
  });

  it("has who read lists, once an hour", async () => {
    const own = `actor = '${me}' and action = 'applications.list'`;
    const count = async () => (await sql(`select id from audit_entries where ${own}`)).length;
    await sql(`delete from audit_entries where ${own}`);
    for (const path of ["/api/dashboard/applications", "/api/dashboard/applications?q=x"]) {
      expect((await rest(path, { who: "jobs-admin" })).status).toBe(200);
      expect(await count(), path).toBe(1);
    }
    await sql(`update audit_entries set at = ? where ${own}`, moment(Date.now() - 61 * 60 * 1000));
    await rest("/api/dashboard/applications", { who: "jobs-admin" });
    expect(await count()).toBe(2);
    await sql(`delete from audit_entries where actor = '${administrator}' and action = 'applications.list'`);
    await panel.get("GET", "/content-manager/collection-types/api::job-application.job-application");
    const { items } = await read<List<AuditItem>>("audit?kind=looks");
    const listed = items.filter(({ actor, action }) => actor === administrator && action === "applications.list");
    expect(listed).toMatchObject([{ application: null }]);
  });

  it("keeps who has looked at an application that is deleted, and no name", async () => {
    const id = await apply("new", 0);
    await read(`applications/${id}`);
    const email = emails.get(id);
    await rest("/api/job-applications/erase", { method: "POST", body: { email }, headers: site("10.0.0.0") });
    const { items } = await read<List<AuditItem>>(`audit?q=${id}`);
    expect(items).toMatchObject([{ actor: me, action: "application.view", application: id, name: null }]);
  });

  it("has nothing of other entries", async () => {
    const subject = `job ${randomUUID()}`;
    await sql(
      "insert into audit_entries (actor, action, subject, at) values (?, ?, ?, ?)",
      me,
      "job.update",
      subject,
      moment(Date.now()),
    );
    expect((await read<List<AuditItem>>(`audit?q=${subject}`)).total).toBe(0);
    const { items } = await read<List<AuditItem>>("audit?pageSize=100");
    expect(items.filter(({ action }) => action === "job.update")).toEqual([]);
  });
});
