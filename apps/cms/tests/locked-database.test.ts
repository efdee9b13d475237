import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, inject, it } from "vitest";
import { panel } from "./cms";

const { DATABASE_CLIENT, DATA_DIR = "" } = inject("settings");
const HELD_MS = 200;
/** On a busy machine, the other program may hold it for longer. */
const WAITS_MS = 1_000;

it.runIf(DATABASE_CLIENT !== "postgres")("a change waits until another program has written", async () => {
  const other = new Database(path.join(DATA_DIR, "cms.sqlite"));
  try {
    let heldMs = Number.POSITIVE_INFINITY;
    while (heldMs > WAITS_MS) {
      const began = performance.now();
      other.exec("begin immediate");
      const asked = panel.ask("POST", "/admin/roles", { name: `Waits ${randomUUID()}`, description: "" });
      await setTimeout(HELD_MS);
      other.exec("rollback");
      heldMs = performance.now() - began;
      const answer = await asked;
      if (heldMs < WAITS_MS) expect(answer.status).toBe(201);
      if (answer.ok) await panel.get("DELETE", `/admin/roles/${(await answer.json()).data.id}`);
    }
  } finally {
    other.close();
  }
});
