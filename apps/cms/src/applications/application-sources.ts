import { type JobSources, SOURCES_SHOWN } from "@repo/contract/application/source";
import type { Core } from "@strapi/strapi";

type Counted = { source: string | null; applications: number | string; hired: number | string };

/** The job may be deleted: its applications stay. The query reads only the index `job_applications_source`. */
export async function sourcesOfJob(strapi: Core.Strapi, job: string): Promise<JobSources> {
  const knex = strapi.db.connection;
  const counted: Counted[] = await knex("job_applications")
    .where("job_document_id", job)
    .groupBy("source")
    .select("source", knex.raw("count(*) as applications"))
    .select(knex.raw("sum(case when status = 'hired' then 1 else 0 end) as hired"))
    .orderBy([{ column: "applications", order: "desc" }, "source"]);
  // PostgreSQL returns counts as texts.
  const sources = counted.map((row) => ({
    source: row.source,
    applications: Number(row.applications),
    hired: Number(row.hired),
  }));
  const sum = (rows: typeof sources) => rows.reduce((total, { applications }) => total + applications, 0);
  return {
    total: sum(sources),
    sources: sources.slice(0, SOURCES_SHOWN),
    others: sum(sources.slice(SOURCES_SHOWN)),
  };
}
