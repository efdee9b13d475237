// @module-tag nightly
import path from "node:path";
import { createPanel, signInToPanel } from "@repo/testing/panel";
import { seeded } from "@repo/testing/seed";
import { afterEach, describe, expect, it } from "vitest";
import { sqlIn } from "../database";
import { cmsSettings, end, launchCms, PANEL_ACCOUNT, type RunningCms } from "../setup/start-cms";
import { ENVIRONMENTS, type Environment } from "./environments";
import { LONG_RUN } from "./long-run";

type Change = { documentId: string; change: "publish" | "unpublish"; at: number };
type Settings = Record<string, string>;

const CHANGES = LONG_RUN ? 50 : 6;
const KILLS = LONG_RUN ? 5 : 1;
const BETWEEN_MS = LONG_RUN ? 2_000 : 1_000;
const LEAD_MS = 4_000;
const ALWAYS = "SQLite and a folder";

const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const undo of ends.splice(0).reverse()) await undo();
});

describe.each(Object.entries(ENVIRONMENTS))("on %s", (name, createEnvironment) => {
  it.runIf(LONG_RUN || name === ALWAYS)(
    `${CHANGES} scheduled changes survive ${KILLS} kills: each is made, and once`,
    async () => {
      const environment = await createEnvironment();
      ends.push(environment.remove);
      const { random } = seeded(`kills on ${name}`);
      const instances = await launchAll(environment, name === ALWAYS ? 1 : 2);
      const planned = await plan(environment.settings);
      const last = Math.max(...planned.changes.map(({ at }) => at));

      for (let kill = 1; kill <= KILLS; kill += 1) {
        await until(last - ((KILLS + 1 - kill) / (KILLS + 1)) * CHANGES * BETWEEN_MS + random() * BETWEEN_MS);
        const victim = instances[kill % instances.length];
        if (!victim) throw new Error("There is nothing to kill.");
        await end(victim.cms, "SIGKILL");
        victim.cms = await launchCms(victim.settings);
      }

      const made = async () =>
        (await sqlIn(environment.settings, "select * from changes")).map(
          ({ document_id, change, at }): Change => ({
            documentId: String(document_id),
            change: change as Change["change"],
            at: Number(at),
          }),
        );
      const named = (changes: Change[]) => changes.map(({ documentId, change }) => `${change} ${documentId}`).sort();
      const expected = named(planned.changes);
      await expect.poll(async () => named(await made())).toEqual(expected);
      // The rounds that make two later changes would also repeat an earlier one.
      for (const later of planned.later) {
        await schedule(environment.settings, { documentId: later, change: "publish", at: Date.now() });
        expected.push(`publish ${later}`);
        await expect.poll(async () => named(await made())).toEqual(expected.toSorted());
      }

      const late = (await made())
        .flatMap(({ documentId, at }) => {
          const change = planned.changes.find((each) => each.documentId === documentId);
          return change ? at - change.at : [];
        })
        .sort((one, other) => one - other);
      const share = (part: number) => ((late[Math.ceil(part * late.length) - 1] ?? 0) / 1_000).toFixed(1);
      console.warn(
        `${name}: ${late.length} changes late by p50 ${share(0.5)} s, p95 ${share(0.95)} s, max ${share(1)} s.`,
      );
      expect(late[0]).toBeGreaterThan(-100);
    },
  );
});

async function launchAll(environment: Environment, count: number): Promise<{ settings: Settings; cms: RunningCms }[]> {
  const instances: { settings: Settings; cms: RunningCms }[] = [];
  while (instances.length < count) {
    const { CMS_PORT = "", CMS_URL = "" } = environment.settings;
    const others =
      instances.length === 0 ? { CMS_PORT, CMS_URL } : await cmsSettings(path.join(environment.dataDir, "other"));
    const DATA_DIR = instances.length === 0 ? environment.dataDir : path.join(environment.dataDir, "other");
    const settings = {
      ...environment.settings,
      DATA_DIR,
      CMS_PORT: others.CMS_PORT ?? "",
      CMS_URL: others.CMS_URL ?? "",
    };
    const instance = { settings, cms: await launchCms(settings) };
    ends.push(() => end(instance.cms, "SIGTERM"));
    instances.push(instance);
  }
  return instances;
}

/** The database records changes in their own transactions, so rolled-back changes don't count. */
async function writeDownChanges(settings: Settings): Promise<void> {
  const isSqlite = !settings.DATABASE_URL;
  await sqlIn(settings, "create table changes (document_id text, change text, at bigint)");
  if (isSqlite) {
    const now = "cast((julianday('now') - 2440587.5) * 86400000 as integer)";
    for (const [event, row, change] of [
      ["insert", "new", "publish"],
      ["delete", "old", "unpublish"],
    ]) {
      await sqlIn(
        settings,
        `create trigger changes_${event} after ${event} on blog_posts when ${row}.published_at is not null
         begin insert into changes values (${row}.document_id, '${change}', ${now}); end`,
      );
    }
    return;
  }
  const now = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
  await sqlIn(
    settings,
    `create function note_change() returns trigger language plpgsql as $$ begin
       if tg_op = 'INSERT' then insert into changes values (new.document_id, 'publish', ${now});
       else insert into changes values (old.document_id, 'unpublish', ${now}); end if;
       return null;
     end $$`,
  );
  for (const [event, row] of [
    ["insert", "new"],
    ["delete", "old"],
  ]) {
    await sqlIn(
      settings,
      `create trigger changes_${event} after ${event} on blog_posts
       for each row when (${row}.published_at is not null) execute function note_change()`,
    );
  }
}

async function plan(settings: Settings): Promise<{ changes: Change[]; later: string[] }> {
  const { CMS_URL = "" } = settings;
  const posts = createPanel(CMS_URL, await signInToPanel(CMS_URL, PANEL_ACCOUNT)).collection("blog-post");
  const write = async (title: string, change: Change["change"]) => {
    const texts = { title, description: "Its text" };
    return (await (change === "publish" ? posts.draft(texts) : posts.publish(texts))).documentId;
  };
  const ids: string[] = [];
  while (ids.length < CHANGES) ids.push(await write(`Post ${ids.length}`, kindOf(ids.length)));
  const later = [await write("Later", "publish"), await write("Last", "publish")];
  await writeDownChanges(settings);
  // Writes past the CMS, so that no moment has passed when the last one is written.
  const begin = Date.now() + LEAD_MS;
  const changes = ids.map((documentId, number) => ({
    documentId,
    change: kindOf(number),
    at: begin + number * BETWEEN_MS,
  }));
  for (const change of changes) await schedule(settings, change);
  return { changes, later };
}

async function schedule(settings: Settings, { documentId, change, at }: Change): Promise<void> {
  const moment = settings.DATABASE_URL ? new Date(at).toISOString().slice(0, -1) : at;
  const statement = `update blog_posts set ${change}_at = ? where document_id = ? and published_at is null`;
  await sqlIn(settings, statement, moment, documentId);
}

const kindOf = (number: number): Change["change"] => (number % 2 === 0 ? "publish" : "unpublish");

async function until(moment: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));
}
