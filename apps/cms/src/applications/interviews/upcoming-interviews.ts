import { INTERVIEWS_MAX, type UpcomingInterview } from "@repo/contract/application/upcoming-interview";
import type { Core } from "@strapi/strapi";
import { isoTime } from "../../database/list";

const DAY_MS = 24 * 60 * 60 * 1000;
const COLUMNS = {
  id: "told.interview",
  application: "told.application",
  startsAt: "told.starts_at",
  minutes: "told.minutes",
  zone: "told.zone",
  where: "told.place",
  colleagues: "told.colleagues",
  name: "applicant.name",
  job_title: "applicant.job_title",
  status: "applicant.status",
};

type Row = Omit<UpcomingInterview, "startsAt" | "colleagues" | "status"> & {
  startsAt: string | number | Date;
  colleagues: string | null;
  status: UpcomingInterview["status"] | null;
};

/** Returns the interviews that end after `since`, in the order of their times, as the panels of their applicants do. */
export async function upcomingInterviews(strapi: Core.Strapi, since = Date.now()): Promise<UpcomingInterview[]> {
  const knex = strapi.db.connection;
  const later = knex("interviews as later")
    .whereRaw("later.application = told.application and later.interview = told.interview")
    .whereRaw("(later.sequence > told.sequence or (later.sequence = told.sequence and later.id > told.id))");
  const rows: Row[] = await knex("interviews as told")
    .join("job_applications as applicant", "applicant.document_id", "told.application")
    .where("told.is_cancelled", false)
    // An interview takes at most a day.
    .where("told.starts_at", ">", new Date(since - DAY_MS))
    .whereRaw("coalesce(applicant.status, 'new') <> 'withdrawn'")
    .whereNotExists(later)
    .orderBy(["told.starts_at", "told.id"])
    .select(COLUMNS);
  return rows
    .map(({ startsAt, colleagues, status, ...row }) => ({
      ...row,
      startsAt: isoTime(startsAt),
      colleagues: colleagues ? colleagues.split("\n") : [],
      status: status ?? "new",
    }))
    .filter(({ startsAt, minutes }) => Date.parse(startsAt) + minutes * 60_000 > since)
    .slice(0, INTERVIEWS_MAX);
}
