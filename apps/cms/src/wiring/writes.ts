import type { Core } from "@strapi/strapi";
import { registerAuditOfAccess } from "../accounts/audit-access";
import { registerCalendarFeeds } from "../accounts/calendar-feeds";
import { accounts } from "../accounts/writes";
import { applications, hiringSettings, mailTemplates } from "../applications/writes";
import { attachments } from "../attachments/writes";
import { auditEntries } from "../changes/audit-changes";
import { texts } from "../changes/clean-texts";
import { registerWrites, type Stage } from "../changes/on-write";
import { titleAddresses } from "../changes/title-addresses";
import { uuidDocuments } from "../changes/uuid-documents";
import { publications, watchEvents } from "../changes/watch-changes";
import { registerStoredFiles } from "../files/stored-files";
import { formAnswers, forms } from "../forms/writes";
import { jobs } from "../jobs/writes";
import { pages } from "../pages/writes";
import { posts } from "../posts/writes";

const STAGES: Stage[] = [
  "clean", // gives what is written its form before another rule reads it
  "complete", // fills in what authors leave out, from clean data
  "check", // refuses what is complete, or after the write what is stored
  "record", // leaves traces in the same transaction, and none of what was refused
  "tell", // compares what was public before and after; the site hears of it after the commit
];

/** Within a stage, the rules of a subject run before those of the next. */
const SUBJECTS = [
  texts, // first: all others read texts with one kind of line break
  titleAddresses, // before jobs, which give an address to what still has none
  uuidDocuments("api::job.job", "api::job-application.job-application", "api::blog-post.blog-post", "api::mail.mail"),
  jobs,
  posts,
  pages,
  forms,
  formAnswers,
  applications,
  mailTemplates,
  hiringSettings,
  accounts,
  auditEntries,
  attachments,
  publications,
];

/**
 * Plugins register first, so theirs lie around these, from the outermost in the order of `config/plugins.ts`: publishing
 * checks, which see what is stored; history, which keeps what was visible before and after; the schedule; redirects for
 * pages that moved. Strapi's own come last.
 */
export function watchWrites(strapi: Core.Strapi): void {
  registerWrites(strapi, STAGES, SUBJECTS);
  // What doesn't pass the Document Service:
  watchEvents(strapi);
  registerAuditOfAccess(strapi);
  registerCalendarFeeds(strapi);
  registerStoredFiles(strapi);
}
