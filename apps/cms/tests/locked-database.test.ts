import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, inject, it } from "vitest";
import { panel } from "./cms";

const { DATABASE_CLIENT, DATA_DIR = "" } = inject("settings");
const HELD_MS = 400;

it.runIf(DATABASE_CLIENT !== "postgres")("a change waits until another program has written", async () => {
  const other = new Database(path.join(DATA_DIR, "cms.sqlite"));
  try {
    const roles = () => panel.get<{ data: { name: string }[] }>("GET", "/admin/roles");
    const before = (await roles()).data.length;
    other.exec("begin immediate");
    const created = panel.get<{ data: { id: number } }>("POST", "/admin/roles", { name: `Waits ${Date.now()}` });
    await setTimeout(HELD_MS);
    other.exec("rollback");
    const { data } = await created;
    expect((await roles()).data).toHaveLength(before + 1);
    await panel.get("DELETE", `/admin/roles/${data.id}`);
  } finally {
    other.close();
  }
});
