import type { Change } from "strapi-plugin-entry-history/strapi-server";
import { afterAll, describe, expect, inject, it } from "vitest";
import { panel } from "./cms";
import { colleague } from "./colleague";
import { bringBack, compared, type Entry, single, versions } from "./history";
import { newWord } from "./unique";

type Stored = Entry & { updatedAt: string };
type Conflict = { updatedAt: string; by: { name: string; isYou: boolean } | null; changes: Change[] };
type Sent = { method?: string; action?: string; body?: object; readAt?: string; overwrites?: string };

const faqs = panel.collection<Stored>("faq");
const FORM = { question: "Who winds the clock?", answer: "The keeper." };
const made: string[] = [];

afterAll(async () => {
  for (const id of made) await faqs.remove(id);
});

async function published(): Promise<Stored> {
  const { documentId } = await faqs.publish(FORM);
  made.push(documentId);
  return faqs.read(documentId);
}

function send(address: string, { method = "PUT", action = "", body, readAt, overwrites }: Sent): Promise<Response> {
  return panel.ask(method, address + action, body, {
    ...(readAt && { "x-read-at": readAt }),
    ...(overwrites && { "x-overwrites": overwrites }),
  });
}

async function conflictIn(answer: Response): Promise<Conflict> {
  expect(answer.status).toBe(409);
  const { error } = (await answer.json()) as { error: { code: string; current: Conflict } };
  expect(error.code).toBe("CONFLICT");
  return error.current;
}

const addressOf = ({ documentId }: Stored) => `${faqs.address}/${documentId}`;
const publish = { method: "POST", action: "/actions/publish" };
const discard = { method: "POST", action: "/actions/discard" };

describe("an entry that somebody else has changed", () => {
  it.each([
    ["saved", {}],
    ["published", publish],
  ])("is not %s over, and says by whom and what differs", async (_, how) => {
    const read = await published();
    const other = await colleague("Content editor");
    await other.get("PUT", addressOf(read), { answer: "The old keeper." });
    const stored = await faqs.read(read.documentId);

    const answer = await send(addressOf(read), {
      ...how,
      body: { ...FORM, answer: "Nobody." },
      readAt: read.updatedAt,
    });
    expect(await conflictIn(answer)).toEqual({
      updatedAt: stored.updatedAt,
      by: { name: "Content editor Colleague", isYou: false },
      changes: [
        {
          path: "answer",
          label: expect.any(String),
          before: { text: "The old keeper." },
          after: { text: "Nobody." },
        },
      ],
    });
    expect(await faqs.read(read.documentId)).toEqual(stored);
    expect((await faqs.read(read.documentId, "published")).answer).toBe(FORM.answer);
    await other.leave();
  });

  it("is not discarded either", async () => {
    const read = await published();
    await faqs.draft({ answer: "The old keeper." }, read.documentId);
    const { by, changes } = await conflictIn(await send(addressOf(read), { ...discard, readAt: read.updatedAt }));
    expect(by?.isYou).toBe(true);
    expect(changes).toMatchObject([{ before: { text: "The old keeper." }, after: { text: FORM.answer } }]);
    expect((await faqs.read(read.documentId)).answer).toBe("The old keeper.");
  });

  it("is overwritten by choice once, and history keeps the draft, which comes back", async () => {
    const read = await published();
    const other = await colleague("Content editor");
    await other.get("PUT", addressOf(read), { answer: "The old keeper." });
    const body = { answer: "Nobody." };
    const { updatedAt } = await conflictIn(await send(addressOf(read), { body, readAt: read.updatedAt }));

    expect((await send(addressOf(read), { body, overwrites: updatedAt })).status).toBe(200);
    expect((await faqs.read(read.documentId)).answer).toBe("Nobody.");
    expect((await faqs.read(read.documentId, "published")).answer).toBe(FORM.answer);
    await conflictIn(await send(addressOf(read), { body: { answer: "Somebody." }, overwrites: updatedAt }));

    const kept = await versions("faq", read.documentId);
    expect(kept.map(({ number, actor, isDraft }) => [number, actor, isDraft])).toEqual([
      [2, other.email, true],
      [1, inject("settings").STRAPI_ADMIN_EMAIL, false],
    ]);
    await other.leave();
    expect(await bringBack("faq", read.documentId, 2)).toEqual([]);
    expect((await faqs.read(read.documentId)).answer).toBe("The old keeper.");

    await faqs.publish({ answer: "Nobody." }, read.documentId);
    const shown = await compared("faq", read.documentId, 3);
    expect(shown).toMatchObject({ previous: 1, changes: [{ before: { text: FORM.answer } }] });
  });

  it("is published over by choice, and history keeps draft and publication", async () => {
    const read = await published();
    await faqs.draft({ answer: "The old keeper." }, read.documentId);
    const { updatedAt } = await faqs.read(read.documentId);
    const body = { ...FORM, answer: "Nobody." };
    expect((await send(addressOf(read), { ...publish, body, overwrites: updatedAt })).status).toBe(200);
    expect((await versions("faq", read.documentId)).map(({ isDraft }) => isDraft)).toEqual([false, true, false]);
  });

  it("is saved when it says the same, and when the sender names no version", async () => {
    const read = await published();
    const body = { answer: "The old keeper." };
    await faqs.draft(body, read.documentId);
    expect((await send(addressOf(read), { body, readAt: read.updatedAt })).status).toBe(200);
    expect((await send(addressOf(read), { body: { answer: "Nobody." } })).status).toBe(200);
  });
});

it("one form saves and publishes again and again", async () => {
  const { documentId } = await published();
  for (const how of [{}, publish, {}, publish]) {
    const read = await faqs.read(documentId);
    const body = { ...FORM, answer: crypto.randomUUID() };
    expect((await send(addressOf(read), { ...how, body, readAt: read.updatedAt })).status).toBe(200);
  }
});

it("a single page is guarded as entries are", async () => {
  const address = "/content-manager/single-types/api::search-page.search-page";
  const page = single("search-page");
  const read = await page.read();
  const title = String(read.title);
  const change = async (method: string, text: string) => panel.get(method, address, { title: text });
  await change("PUT", "Look around");
  try {
    for (const how of [{}, publish]) {
      const answer = await send(address, { ...how, body: { ...read, title: "Find" }, readAt: read.updatedAt });
      const { changes } = await conflictIn(answer);
      expect(changes).toMatchObject([{ path: "title", before: { text: "Look around" }, after: { text: "Find" } }]);
    }
    const { updatedAt } = await page.read();
    expect((await send(address, { body: { title: "Find" }, overwrites: updatedAt })).status).toBe(200);
    const [newest] = await versions("search-page", read.documentId);
    expect(newest).toMatchObject({ isDraft: true });
    expect((await page.read()).title).toBe("Find");
  } finally {
    await change("PUT", title);
  }
});

it("an entry without drafts is guarded too", async () => {
  const templates = panel.collection<Stored>("application-mail-template");
  const { documentId } = await templates.draft({ name: newWord(), subject: "Hello", text: "Dear {name}" });
  const read = await templates.read(documentId);
  const address = `${templates.address}/${documentId}`;
  await templates.draft({ subject: "Good day" }, documentId);
  const body = { subject: "Good morning" };
  const { changes, updatedAt } = await conflictIn(await send(address, { body, readAt: read.updatedAt }));
  expect(changes).toMatchObject([{ before: { text: "Good day" }, after: { text: "Good morning" } }]);
  expect((await send(address, { body, overwrites: updatedAt })).status).toBe(200);
  await templates.remove(documentId);
});

it("a time that is none is refused by the name of its header", async () => {
  const refused = await send(addressOf(await published()), { body: FORM, readAt: "yesterday" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("x-read-at");
});
