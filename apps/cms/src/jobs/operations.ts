import type { Handlers } from "../access/operations";
import { changeJob, createJob, insertDefaultJobs, listJobs, removeJob } from "./job-dashboard";
import { jobNumbers } from "./job-numbers";

export const jobOperations = {
  "GET /api/dashboard/jobs": ({ strapi, query }) => listJobs(strapi, query),
  "POST /api/dashboard/jobs": ({ strapi, body }) => createJob(strapi, body),
  "POST /api/dashboard/jobs/defaults": ({ strapi }) => insertDefaultJobs(strapi),
  "PATCH /api/dashboard/jobs/:id": ({ strapi, ids, body }) => changeJob(strapi, ids.id, body),
  "DELETE /api/dashboard/jobs/:id": ({ strapi, ids }) => removeJob(strapi, ids.id),
  "GET /api/dashboard/jobs/:id/numbers": ({ strapi, ids }) => jobNumbers(strapi, ids.id),
} satisfies Partial<Handlers>;
