import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { graphql, panel, panelSession, rest } from "./cms";
import { colleague } from "./colleague";
import { makeDue } from "./schedule";
import { newWord } from "./unique";

type Entry = {
  documentId: string;
  publishAt: string | null;
  unpublishAt: string | null;
  status: string;
  title: string;
};
type Scheduled = {
  uid: string;
  documentId: string;
  title: string;
  publishAt: string | null;
  unpublishAt: string | null;
  failures: { action: string; message: string; attempts: number; nextAttemptAt: string }[];
};

const DAY_MS = 24 * 60 * 60 * 1_000;
const TOMORROW = new Date(Date.now() + DAY_MS).toISOString();
const DAY_AFTER = new Date(Date.now() + 2 * DAY_MS).toISOString();

const posts = panel.collection<Entry>("blog-post");
const services = panel.collection<Entry & { id: number; slug: string }>("service");
const TEXTS = { title: "In good time", description: "Its text", metaTags: "" };
const made: string[] = [];

const makePostDue = (id: string, ...given: [Parameters<typeof makeDue>[2], number?]) =>
  makeDue("blog_posts", id, ...given);

async function draft(fields: object): Promise<Entry> {
  const post = await posts.draft({ ...TEXTS, ...fields });
  made.push(post.documentId);
  return post;
}

const visitorsSee = async (id: string) =>
  (await graphql(`{ blogPost(documentId: "${id}") { title } }`)).data.blogPost?.title ?? null;

const scheduled = async (id: string) =>
  (await panel.get<Scheduled[]>("GET", `/scheduled-publishing/entries?documentId=${id}`))[0];

async function refused(fields: object, id?: string) {
  const answer = await panel.ask(id ? "PUT" : "POST", id ? `${posts.address}/${id}` : posts.address, {
    ...TEXTS,
    ...fields,
  });
  const { error } = (await answer.json()) as { error: { details: { errors: { path: string[]; message: string }[] } } };
  return [answer.status, ...error.details.errors.map(({ path, message }) => `${path}: ${message}`)];
}

afterEach(async () => {
  for (const id of made.splice(0)) await posts.remove(id);
});

it("a draft goes out at its time, goes away at its time, and is as an editor's own from then on", async () => {
  const { documentId } = await draft({ publishAt: TOMORROW, unpublishAt: DAY_AFTER });
  expect(await visitorsSee(documentId)).toBe(null);
  expect(await scheduled(documentId)).toMatchObject({ title: TEXTS.title, unpublishAt: DAY_AFTER, failures: [] });

  await makePostDue(documentId, "publish_at");
  await expect.poll(() => visitorsSee(documentId)).toBe(TEXTS.title);
  expect(await posts.read(documentId)).toMatchObject({ publishAt: null, unpublishAt: DAY_AFTER, status: "published" });

  await makePostDue(documentId, "unpublish_at");
  await expect.poll(() => visitorsSee(documentId)).toBe(null);
  expect(await posts.read(documentId)).toMatchObject({ publishAt: null, unpublishAt: null, status: "draft" });
  expect(await scheduled(documentId)).toBe(undefined);
});

it("every type with drafts has both dates, which no visitor sees", async () => {
  const [seeded] = await services.list();
  const { id: _, documentId: __, ...fields } = await services.read(seeded?.documentId ?? "");
  const { documentId } = await services.publish({ ...fields, slug: newWord() });
  await services.draft({ unpublishAt: TOMORROW }, documentId);
  expect(await scheduled(documentId)).toMatchObject({ uid: "api::service.service", unpublishAt: TOMORROW });
  await services.publish({}, documentId);

  const answer = await rest(`/api/services/${documentId}`);
  expect(await answer.text()).not.toContain("publishAt");
  expect((await rest("/api/services?sort=unpublishAt")).status).toBe(400);
  expect((await rest("/api/services?filters[unpublishAt][$notNull]=true")).status).toBe(400);
  const { errors } = await graphql("{ services { unpublishAt } }");
  expect(errors?.[0]?.message).toContain("unpublishAt");
  await services.remove(documentId);
});

it("who publishes by hand need not wait, and has it once only", { tags: ["once"] }, async () => {
  const { documentId } = await draft({ publishAt: TOMORROW });
  await posts.publish({}, documentId);
  expect(await posts.read(documentId)).toMatchObject({ publishAt: null, status: "published" });

  await posts.draft({ title: "Later", unpublishAt: TOMORROW }, documentId);
  await panel.get("POST", `${posts.address}/${documentId}/actions/unpublish`, {});
  expect(await posts.read(documentId)).toMatchObject({ unpublishAt: null, status: "draft" });
});

it("a copy and a discarded draft are not scheduled", async () => {
  const { documentId } = await draft({});
  await posts.publish({}, documentId);
  await posts.draft({ publishAt: TOMORROW, unpublishAt: DAY_AFTER }, documentId);
  const copy = await panel.get<{ data: Entry }>("POST", `${posts.address}/clone/${documentId}`, TEXTS);
  made.push(copy.data.documentId);
  expect(copy.data).toMatchObject({ publishAt: null, unpublishAt: null });

  await panel.get("POST", `${posts.address}/${documentId}/actions/discard`, {});
  expect(await scheduled(documentId)).toBe(undefined);
});

it("moments that can't be are refused by the name of the field", async () => {
  expect(await refused({ publishAt: new Date(Date.now() - 1_000).toISOString() })).toEqual([
    400,
    "publishAt: This time has passed. Choose a later time, or publish it now.",
  ]);
  expect(await refused({ publishAt: TOMORROW, unpublishAt: TOMORROW })).toEqual([
    400,
    "unpublishAt: Unpublish at must be later than Publish at.",
  ]);
  expect(await refused({ publishAt: "soon" })).toEqual([400, "publishAt: Publish at must be a date and a time."]);
  const { documentId } = await draft({ publishAt: DAY_AFTER });
  expect(await refused({ unpublishAt: TOMORROW }, documentId)).toHaveLength(2);
});

it("a time without a zone is India's", async () => {
  const { documentId } = await draft({ publishAt: "2199-01-01T09:00" });
  expect(await scheduled(documentId)).toMatchObject({ publishAt: "2199-01-01T03:30:00.000Z" });
});

it("an entry that can't be published delays no other, shows the editor why, and is retried once it has changed", {
  tags: ["full"],
}, async () => {
  const broken = await draft({ title: null, publishAt: TOMORROW });
  const whole = await draft({ publishAt: TOMORROW });
  await makePostDue(broken.documentId, "publish_at", Date.now() - DAY_MS);
  await makePostDue(whole.documentId, "publish_at");
  await expect.poll(() => visitorsSee(whole.documentId)).toBe(TEXTS.title);
  await expect
    .poll(async () => (await scheduled(broken.documentId))?.failures)
    .toMatchObject([{ action: "publish", message: expect.stringContaining("title") }]);
  expect(await visitorsSee(broken.documentId)).toBe(null);

  await posts.draft({ title: "Mended" }, broken.documentId);
  await expect.poll(() => visitorsSee(broken.documentId)).toBe("Mended");
});

it("only those who are signed in to the panel see the schedule", async () => {
  expect((await rest("/scheduled-publishing/entries")).status).toBe(401);
  expect((await rest("/scheduled-publishing/entries", { who: "blog-admin" })).status).toBe(401);
  expect((await rest("/scheduled-publishing/entries", { headers: panelSession() })).status).toBe(200);
});

it("only who may publish may schedule", async () => {
  const role = await panel.get<{ data: { id: number; name: string } }>("POST", "/admin/roles", {
    name: `Writer ${randomUUID()}`,
    description: "Leaves publishing to others.",
  });
  const { id, name } = role.data;
  const permissions = ["create", "read", "update"].map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: "api::blog-post.blog-post",
    properties: { fields: ["title", "description", "metaTags"] },
    conditions: [],
  }));
  await panel.get("PUT", `/admin/roles/${id}/permissions`, { permissions });
  const writer = await colleague(name);
  try {
    expect((await writer.ask("POST", posts.address, { ...TEXTS, publishAt: TOMORROW })).status).toBe(403);
    const { documentId } = await draft({ publishAt: TOMORROW });
    const address = `${posts.address}/${documentId}`;
    expect((await writer.ask("PUT", address, { title: "Kept", publishAt: TOMORROW })).status).toBe(200);
    expect((await writer.ask("PUT", address, { publishAt: null })).status).toBe(403);
    expect(await scheduled(documentId)).toMatchObject({ title: "Kept", publishAt: TOMORROW });
  } finally {
    await writer.leave();
    await panel.get("DELETE", `/admin/roles/${id}`);
  }
});
