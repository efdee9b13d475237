import { byWeek, type JobNumbers, lastMondays, medianDays, stagesOf } from "@repo/contract/application/job-numbers";
import type { ApplicationStatus } from "@repo/contract/application/status";
import { RuleError } from "@repo/contract/http/errors";
import { dayBegins } from "@repo/time/company";
import type { Core } from "@strapi/strapi";

/** The first answers are looked up for this many of the newest applications. */
const ANSWERED_MAX = 2_000;

type Moment = string | number | Date;
type Counted = { status: ApplicationStatus | null; total: number | string };

const time = (moment: Moment) => new Date(moment).getTime();

export async function jobNumbers(strapi: Core.Strapi, job: string): Promise<JobNumbers> {
  const exists = await strapi.db.query("api::job.job").count({ where: { documentId: job } });
  if (exists === 0) throw new RuleError("NOT_FOUND", "This job doesn’t exist.");
  const knex = strapi.db.connection;
  const mondays = lastMondays();
  const own = () => knex("job_applications").where({ job_document_id: job });
  const newest = own()
    .select("document_id", "created_at")
    .orderByRaw("created_at desc, id desc")
    .limit(ANSWERED_MAX)
    .as("newest");
  const counted = (await own().select("status").count({ total: "*" }).groupBy("status")) as Counted[];
  const sent: Moment[] = await own()
    .where("created_at", ">=", dayBegins(mondays[0] ?? ""))
    .pluck("created_at");
  const waited: { sent: Moment; answered: Moment | null }[] = await knex(newest).select(
    "created_at as sent",
    knex.raw(`(select min(sent_at) from mails where application = newest.document_id
      and template = 'applicant-mail' and state = 'sent') as answered`),
  );
  const counts = counted.map(({ status, total }) => ({ status, total: Number(total) }));
  const waits = waited.flatMap(({ sent, answered }) => (answered === null ? [] : [time(answered) - time(sent)]));
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    stages: stagesOf(counts),
    weeks: byWeek(sent.map(time), mondays),
    firstAnswer: { applications: waited.length, answered: waits.length, medianDays: medianDays(waits) },
  };
}
