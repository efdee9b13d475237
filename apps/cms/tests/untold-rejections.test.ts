import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { List } from "@repo/contract/http/list";
import { expect, it } from "vitest";
import { moment, ownJob, removeApplicationsOf, storeApplication } from "./applications";
import { rest } from "./cms";
import { sql } from "./database";

const DAY_MS = 24 * 60 * 60 * 1000;
const LETTER = { subject: "About {job_title}", text: "Dear {name},\n\nthank you." };
const job = ownJob();

const ask = (path: string, method = "GET", body?: unknown) =>
  rest(`/api/dashboard/applications${path}`, { who: "jobs-admin", method, body });
const untold = async () => {
  const { items, total } = (await (await ask(`?untold=yes&job=${job.id}`)).json()) as List<ApplicationItem>;
  expect(items).toHaveLength(total);
  return items.map(({ id }) => id).sort();
};
const store = (status = "new", fields: Record<string, unknown> = {}) =>
  storeApplication({ job_document_id: job.id, status, ...fields });
const setStatus = async (id: string, status: string) =>
  expect((await ask(`/${id}`, "PATCH", { status })).status).toBe(200);

async function write(ids: string[]): Promise<string> {
  const key = crypto.randomUUID();
  expect(await (await ask("/mails", "POST", { ids, key, ...LETTER })).json()).toMatchObject({ queued: ids });
  return key;
}

it("are all whom anybody has rejected in any way, until a mail to them is on its way", async () => {
  const [single, several, imported, mailed] = [await store(), await store(), await store("rejected"), await store()];
  await write([mailed]);
  for (const id of [single, mailed]) await setStatus(id, "rejected");
  const { updatedAt } = (await (await ask(`/${several}`)).json()) as ApplicationItem;
  await ask("/bulk/status", "POST", { changes: [{ id: several, status: "rejected", updatedAt }] });
  const all = [single, several, imported, mailed].sort();
  expect(await untold()).toEqual(all);
  const { items } = (await (await ask(`/bulk/ids?untold=yes&job=${job.id}`)).json()) as { items: { id: string }[] };
  expect(items.map(({ id }) => id).sort()).toEqual(all);

  const key = await write(all);
  expect(await untold()).toEqual([]);
  await ask("/mails/undo", "POST", { key, ids: [single, several] });
  expect(await untold()).toEqual([single, several].sort());
  await sql("update mails set state = 'failed' where application = ?", imported);
  expect(await untold()).toEqual([single, several, imported].sort());
  await sql("update mails set state = 'sent' where application = ?", imported);
  expect(await untold()).toEqual([single, several].sort());

  await setStatus(single, "in_review");
  expect(await untold()).toEqual([several]);
  expect((await ask("/bulk/delete", "POST", { ids: [several] })).status).toBe(200);
  expect(await untold()).toEqual([]);
  await removeApplicationsOf(job.id);
});

it("are neither those who withdrew, nor suspected spam, nor those who have waited for months", async () => {
  await store("withdrawn");
  await store("new");
  const spam = await store("rejected");
  const waiting = await store("rejected", { updated_at: moment(Date.now() - 89 * DAY_MS) });
  await store("rejected", { updated_at: moment(Date.now() - 91 * DAY_MS) });
  await sql("update job_applications set suspected = true where document_id = ?", spam);
  await sql("update job_applications set suspected = false where document_id = ?", waiting);
  expect(await untold()).toEqual([waiting]);
  expect((await ask("?untold=no")).status).toBe(422);
  await removeApplicationsOf(job.id);
});
