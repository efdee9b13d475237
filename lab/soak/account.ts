import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Instance } from "./instance.ts";
import type { Load } from "./load.ts";
import { inDatabase } from "./sample.ts";
import type { Kept } from "./schedules.ts";
import { countOf, twice, wrongApplications, wrongMails } from "./wrong.ts";

const MAILS_MS = 90_000;

export type Account = {
  applications: { answered: number; kept: number; removed: number };
  mails: { received: number; twice: number };
  edits: { made: number; seen: number; slowestMs: number };
  schedules: Kept[];
  wrong: string[];
};

export async function settle(
  instance: Instance,
  { applications, mailed, edits }: Load,
  schedules: Kept[],
  now: number,
): Promise<Account> {
  const rows = await inDatabase(instance.databaseUrl, async (client) => {
    for (const late = Date.now() + MAILS_MS; Date.now() < late; await setTimeout(500)) {
      const { rows } = await client.query("select count(*) as due from mails where state <> 'sent'");
      if (rows[0]?.due === "0") break;
    }
    return (await client.query("select email, resume_key from job_applications")).rows;
  });
  const slow = edits.map(({ seenAfterMs }) => seenAfterMs ?? Number.POSITIVE_INFINITY);
  const found = countOf(rows.map(({ email }) => email ?? ""));
  return {
    applications: {
      answered: applications.length,
      kept: applications.filter(({ email }) => found.has(email)).length,
      removed: applications.filter(({ email }) => !found.has(email)).length,
    },
    mails: { received: instance.received.length, twice: twice(instance.received) },
    edits: {
      made: edits.length,
      seen: edits.filter(({ seenAfterMs }) => seenAfterMs !== null).length,
      slowestMs: Math.max(0, ...slow.filter(Number.isFinite)),
    },
    schedules,
    wrong: [
      ...rows.flatMap(({ email, resume_key: key }) =>
        existsSync(path.join(instance.dataDir, key ?? "")) ? [] : [`the résumé of ${email} is not there`],
      ),
      ...wrongApplications(applications, found, now),
      ...wrongMails(applications, mailed, instance.received),
      ...edits.flatMap(({ seenAfterMs }, index) =>
        seenAfterMs === null ? [`edit ${index + 1} was not seen within 15 s`] : [],
      ),
      ...schedules.flatMap(({ title, lateMs }) => (lateMs === null || lateMs < 0 ? [`"${title}" was not kept`] : [])),
    ],
  };
}
