import type { Core } from "@strapi/strapi";
import { respondsInTime } from "../readiness";
import { connections, databaseUp, outbox, outboxAge } from "./gauges";

const STATES = ["pending", "sending", "failed"];

type Row = { state: string; mails: number | string; oldest: number | string | Date };

export async function readDatabase(strapi: Core.Strapi): Promise<void> {
  readPool(strapi);
  const rows = await respondsInTime<Row[]>(countMails(strapi)).catch(() => undefined);
  databaseUp.set(rows ? 1 : 0);
  outbox.reset();
  outboxAge.remove();
  if (!rows) return;

  for (const state of STATES) {
    outbox.set({ state }, Number(rows.find((row) => row.state === state)?.mails ?? 0));
  }
  const toSend = rows.filter(({ state }) => state !== "failed").map(({ oldest }) => new Date(oldest).getTime());
  outboxAge.set(toSend.length > 0 ? Math.max(Date.now() - Math.min(...toSend), 0) / 1000 : 0);
}

function countMails(strapi: Core.Strapi): PromiseLike<Row[]> {
  const knex = strapi.db.connection;
  return (
    knex("mails")
      .select<Row[]>("state")
      .count({ mails: "*" })
      // Mails that are older than the column were due at once.
      .min({ oldest: knex.raw("coalesce(due_at, created_at)") })
      .whereIn("state", STATES)
      .groupBy("state")
  );
}

function readPool(strapi: Core.Strapi): void {
  const { pool } = strapi.db.connection.client;
  connections.set({ state: "used" }, pool.numUsed());
  connections.set({ state: "free" }, pool.numFree());
  connections.set({ state: "awaited" }, pool.numPendingAcquires());
}
