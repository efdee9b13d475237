import { type ApplicationItem, applicationChangeSchema } from "../applicant";
import {
  applicantMailSchema,
  type MailDesk,
  type MailPreview,
  type MailsQueued,
  type MailsUndone,
  mailsUndoneSchema,
} from "../applicant-mail";
import { type ApplicationDetail, noteChangeSchema, noteSchema, reasonChangeSchema } from "../application-history";
import {
  type ApplicationsDeleted,
  deletionSchema,
  type Matching,
  type StatusesChanged,
  selectionSchema,
  statusChangesSchema,
} from "../application-selection";
import type { AuditItem } from "../audit";
import { type JobItem, jobChangeSchema, jobSchema } from "../job-form";
import type { JobNumbers } from "../job-numbers";
import type { List } from "../list";
import type { DoubtfulRecipients } from "../mail-recipients";
import { type LibraryPicture, pictureSchema } from "../picture";
import {
  POST_BODY_MAX_BYTES,
  type Post,
  type PostStats,
  postChangeSchema,
  postSchema,
  previewSchema,
} from "../post-form";
import type { ResumeText } from "../resume";
import type { RetentionForecast } from "../retention";
import { BLOG_ADMIN, JOBS_ADMIN, type User } from "../roles";
import type { JobSources } from "../source";
import { group, type } from "./operation";

/** For up to a hundred applications, each in a transaction of its own: less than a browser waits. */
const BULK = { timeoutMs: 25_000 } as const;
const ACCOUNT = { accountOnly: true } as const;
const LONG = { maxBytes: POST_BODY_MAX_BYTES } as const;
const RESUME_TEXT_MS = 20_000;
const UPLOAD_MS = 60_000;

/**
 * Whatever the dashboards ask for, and who may. The routes and permissions of the CMS, the site's handler and the types
 * of the dashboards' requests are made of it.
 */
export const OPERATIONS = {
  ...group([JOBS_ADMIN], "api::job.job-dashboard", {
    "GET /api/dashboard/jobs": { action: "list", answer: type<List<JobItem>>() },
    "POST /api/dashboard/jobs": { action: "create", body: jobSchema, answer: type<JobItem>() },
    "POST /api/dashboard/jobs/defaults": { action: "insertDefaults", answer: type<List<JobItem>>() },
    "PATCH /api/dashboard/jobs/:id": { action: "update", body: jobChangeSchema, answer: type<JobItem>() },
    "DELETE /api/dashboard/jobs/:id": { action: "remove" },
  }),
  ...group([JOBS_ADMIN], "api::job.job-numbers", {
    "GET /api/dashboard/jobs/:id/numbers": { action: "show", answer: type<JobNumbers>() },
  }),
  ...group([JOBS_ADMIN], "api::job-application.application-sources", {
    "GET /api/dashboard/jobs/:id/sources": { action: "ofJob", answer: type<JobSources>() },
  }),
  ...group([JOBS_ADMIN], "api::job-application.application-bulk", {
    "GET /api/dashboard/applications/bulk/ids": { action: "matching", answer: type<Matching>() },
    "GET /api/dashboard/applications/bulk/reasons": { action: "reasons", answer: type<{ items: string[] }>() },
    "POST /api/dashboard/applications/bulk/status": {
      action: "changeStatuses",
      body: statusChangesSchema,
      answer: type<StatusesChanged>(),
      ...ACCOUNT,
      ...BULK,
    },
    "POST /api/dashboard/applications/bulk/delete": {
      action: "remove",
      body: deletionSchema,
      answer: type<ApplicationsDeleted>(),
      ...ACCOUNT,
      ...BULK,
    },
    "POST /api/dashboard/applications/bulk/csv": { action: "csv", body: selectionSchema, answer: "file", ...ACCOUNT },
  }),
  ...group([JOBS_ADMIN], "api::job-application.applicant-mail", {
    "GET /api/dashboard/mail-desk": { action: "desk", answer: type<MailDesk>(), ...ACCOUNT },
    "POST /api/dashboard/applications/mails": {
      action: "send",
      body: applicantMailSchema,
      answer: type<MailsQueued>(),
      ...ACCOUNT,
      ...BULK,
    },
    "POST /api/dashboard/applications/mails/preview": {
      action: "preview",
      body: applicantMailSchema,
      answer: type<MailPreview>(),
      ...ACCOUNT,
    },
    "POST /api/dashboard/applications/mails/recipients": {
      action: "recipients",
      body: selectionSchema,
      answer: type<DoubtfulRecipients>(),
      ...ACCOUNT,
      ...BULK,
    },
    "POST /api/dashboard/applications/mails/undo": {
      action: "undoAll",
      body: mailsUndoneSchema,
      answer: type<MailsUndone>(),
      ...ACCOUNT,
      ...BULK,
    },
    "DELETE /api/dashboard/applications/:id/mails/:entry": {
      action: "undo",
      answer: type<ApplicationDetail>(),
      ...ACCOUNT,
    },
  }),
  ...group([JOBS_ADMIN], "api::job-application.application-dashboard", {
    "GET /api/dashboard/applications": { action: "list", answer: type<List<ApplicationItem>>() },
    "GET /api/dashboard/applications.csv": { action: "csv", answer: "file", ...ACCOUNT },
    "GET /api/dashboard/applications/:id": { action: "detail", answer: type<ApplicationDetail>(), ...ACCOUNT },
    "PATCH /api/dashboard/applications/:id": {
      action: "update",
      body: applicationChangeSchema,
      answer: type<ApplicationDetail>(),
      ...ACCOUNT,
    },
    "PATCH /api/dashboard/applications/:id/events/:entry": {
      action: "changeReason",
      body: reasonChangeSchema,
      answer: type<ApplicationDetail>(),
      ...ACCOUNT,
    },
    "POST /api/dashboard/applications/:id/notes": {
      action: "addNote",
      body: noteSchema,
      answer: type<ApplicationDetail>(),
      ...ACCOUNT,
    },
    "PATCH /api/dashboard/applications/:id/notes/:entry": {
      action: "changeNote",
      body: noteChangeSchema,
      answer: type<ApplicationDetail>(),
      ...ACCOUNT,
    },
    "DELETE /api/dashboard/applications/:id/notes/:entry": {
      action: "removeNote",
      answer: type<ApplicationDetail>(),
      ...ACCOUNT,
    },
    "POST /api/dashboard/applications/:id/send-again": {
      action: "sendAgain",
      answer: type<ApplicationItem>(),
      ...ACCOUNT,
    },
    "POST /api/dashboard/applications/:id/revoke-link": {
      action: "revokeLink",
      answer: type<ApplicationItem>(),
      ...ACCOUNT,
    },
  }),
  ...group([JOBS_ADMIN], "api::job-application.personal-data", {
    "GET /api/dashboard/audit": { action: "audit", answer: type<List<AuditItem>>(), ...ACCOUNT },
    "GET /api/dashboard/retention": { action: "retention", answer: type<RetentionForecast>(), ...ACCOUNT },
  }),
  ...group([JOBS_ADMIN], "api::job-application.job-application", {
    "GET /api/resumes/:id": {
      action: "resume",
      cmsPath: "/api/job-applications/:id/resume",
      answer: "file",
      forwarded: false,
      ...ACCOUNT,
    },
    "GET /api/resumes/:id/text": {
      action: "resumeText",
      cmsPath: "/api/job-applications/:id/resume/text",
      answer: type<ResumeText>(),
      timeoutMs: RESUME_TEXT_MS,
      ...ACCOUNT,
    },
  }),
  ...group([BLOG_ADMIN], "api::blog-post.post-dashboard", {
    "GET /api/dashboard/posts": { action: "list", answer: type<List<Post>>() },
    "POST /api/dashboard/posts": { action: "create", body: postSchema, answer: type<Post>(), ...LONG },
    "GET /api/dashboard/posts/stats": { action: "stats", answer: type<PostStats>() },
    "POST /api/dashboard/posts/preview": {
      body: previewSchema,
      answer: type<{ html: string }>(),
      forwarded: false,
      ...LONG,
    },
    "PATCH /api/dashboard/posts/:id": { action: "update", body: postChangeSchema, answer: type<Post>(), ...LONG },
    "DELETE /api/dashboard/posts/:id": { action: "remove" },
    "POST /api/dashboard/posts/:id/restore": { action: "restore", answer: type<Post>(), ...ACCOUNT },
  }),
  ...group([BLOG_ADMIN], "api::blog.blog", {
    "GET /api/dashboard/posts/setup": {
      action: "setup",
      cmsPath: "/api/blog/setup",
      answer: type<{ database: string; sql: string }>(),
    },
  }),
  ...group([BLOG_ADMIN], "api::picture.picture", {
    "GET /api/dashboard/pictures": { action: "list", answer: type<List<LibraryPicture>>() },
    "GET /api/dashboard/pictures/named": { action: "named", answer: type<LibraryPicture[]>(), forwarded: false },
    "GET /api/dashboard/pictures/:id": { action: "show", answer: type<LibraryPicture>() },
    "POST /api/dashboard/pictures": {
      action: "upload",
      body: pictureSchema,
      isForm: true,
      answer: type<LibraryPicture>(),
      timeoutMs: UPLOAD_MS,
      forwarded: false,
    },
  }),
  ...group([JOBS_ADMIN, BLOG_ADMIN], "api::session.session", {
    "GET /api/sessions/current": { action: "current", answer: type<User>(), forwarded: false, ...ACCOUNT },
  }),
};
