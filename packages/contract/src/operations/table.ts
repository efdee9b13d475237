import { type ApplicationItem, applicationChangeSchema } from "../application/applicant";
import type { AuditItem } from "../application/audit";
import { type ApplicationDetail, noteChangeSchema, noteSchema, reasonChangeSchema } from "../application/history";
import type { JobNumbers } from "../application/job-numbers";
import {
  type MailPreview,
  type MailsQueued,
  type MailsUndone,
  type MessageSettings,
  mailsUndoneSchema,
  messageSchema,
} from "../application/message";
import type { DoubtfulRecipients } from "../application/recipients";
import type { ResumeText } from "../application/resume";
import type { RetentionForecast } from "../application/retention";
import {
  type ApplicationsDeleted,
  deletionSchema,
  type Matching,
  type StatusesChanged,
  selectionSchema,
  statusChangesSchema,
} from "../application/selection";
import type { JobSources } from "../application/source";
import type { UpcomingInterviews } from "../application/upcoming-interview";
import {
  type AccountDetail,
  type Ceremony,
  confirmationSchema,
  endedSessionsSchema,
  newPasskeySchema,
  passkeyNameSchema,
  passwordChangeSchema,
} from "../http/account";
import type { List } from "../http/list";
import { BLOG_ADMIN, JOBS_ADMIN, type User } from "../http/roles";
import { type JobItem, jobChangeSchema, jobSchema, type ListedJob } from "../job/form";
import { type LibraryPicture, pictureSchema } from "../page/picture";
import {
  POST_BODY,
  type Post,
  type PostStats,
  postChangeSchema,
  postSchema,
  previewSchema,
  refuseLongPost,
} from "../post/form";
import { group, type } from "./operation";
import { VISITORS } from "./visitors";

/** The timeout for a hundred applications, each with its own transaction. It is shorter than a browser's. */
const BULK = { timeoutMs: 25_000 } as const;
const LONG = { limits: POST_BODY, refuse: refuseLongPost } as const;
const RESUME_TEXT_MS = 20_000;
const UPLOAD_MS = 60_000;

const account = type<AccountDetail>();
const detail = type<ApplicationDetail>();
const item = type<ApplicationItem>();

const jobs = group({ roles: [JOBS_ADMIN] });
const recruiting = group({ roles: [JOBS_ADMIN], accountOnly: true });
const blog = group({ roles: [BLOG_ADMIN] });
const restoring = group({ roles: [BLOG_ADMIN], accountOnly: true });
const both = group({ roles: [JOBS_ADMIN, BLOG_ADMIN], accountOnly: true });

export const OPERATIONS = {
  ...jobs("api::job.job-dashboard", {
    "GET /api/dashboard/jobs": { action: "list", answer: type<List<ListedJob>>() },
    "POST /api/dashboard/jobs": { action: "create", body: jobSchema, answer: type<JobItem>(), status: 201 },
    "POST /api/dashboard/jobs/defaults": { action: "insertDefaults", answer: type<List<JobItem>>(), status: 201 },
    "PATCH /api/dashboard/jobs/:id": { action: "update", body: jobChangeSchema, answer: type<JobItem>() },
    "DELETE /api/dashboard/jobs/:id": { action: "remove" },
  }),
  ...jobs("api::job.job-numbers", {
    "GET /api/dashboard/jobs/:id/numbers": { action: "show", answer: type<JobNumbers>() },
  }),
  ...jobs("api::job-application.application-sources", {
    "GET /api/dashboard/jobs/:id/sources": { action: "ofJob", answer: type<JobSources>() },
  }),
  ...jobs("api::job-application.application-bulk", {
    "GET /api/dashboard/applications/bulk/ids": { action: "matching", answer: type<Matching>() },
    "GET /api/dashboard/applications/bulk/reasons": { action: "reasons", answer: type<{ items: string[] }>() },
  }),
  ...recruiting("api::job-application.application-bulk", {
    "POST /api/dashboard/applications/bulk/status": {
      action: "changeStatuses",
      body: statusChangesSchema,
      answer: type<StatusesChanged>(),
      ...BULK,
    },
    "POST /api/dashboard/applications/bulk/delete": {
      action: "remove",
      body: deletionSchema,
      answer: type<ApplicationsDeleted>(),
      ...BULK,
    },
    "POST /api/dashboard/applications/bulk/csv": { action: "csv", body: selectionSchema, answer: "file" },
  }),
  ...recruiting("api::job-application.applicant-mail", {
    "GET /api/dashboard/mail-desk": { action: "desk", answer: type<MessageSettings>() },
    "POST /api/dashboard/applications/mails": {
      action: "send",
      body: messageSchema,
      answer: type<MailsQueued>(),
      ...BULK,
    },
    "POST /api/dashboard/applications/mails/preview": {
      action: "preview",
      body: messageSchema,
      answer: type<MailPreview>(),
    },
    "POST /api/dashboard/applications/mails/recipients": {
      action: "recipients",
      body: selectionSchema,
      answer: type<DoubtfulRecipients>(),
      ...BULK,
    },
    "POST /api/dashboard/applications/mails/undo": {
      action: "undoAll",
      body: mailsUndoneSchema,
      answer: type<MailsUndone>(),
      ...BULK,
    },
    "DELETE /api/dashboard/applications/:id/mails/:entry": { action: "undo", answer: detail },
  }),
  ...jobs("api::job-application.application-dashboard", {
    "GET /api/dashboard/applications": { action: "list", answer: type<List<ApplicationItem>>() },
  }),
  ...recruiting("api::job-application.application-dashboard", {
    "GET /api/dashboard/applications.csv": { action: "csv", answer: "file" },
    "GET /api/dashboard/applications/:id": { action: "detail", answer: detail },
    "PATCH /api/dashboard/applications/:id": { action: "update", body: applicationChangeSchema, answer: item },
    "PATCH /api/dashboard/applications/:id/events/:entry": {
      action: "changeReason",
      body: reasonChangeSchema,
      answer: detail,
    },
    "POST /api/dashboard/applications/:id/notes": { action: "addNote", body: noteSchema, answer: detail, status: 201 },
    "PATCH /api/dashboard/applications/:id/notes/:entry": {
      action: "changeNote",
      body: noteChangeSchema,
      answer: detail,
    },
    "DELETE /api/dashboard/applications/:id/notes/:entry": { action: "removeNote", answer: detail },
    "POST /api/dashboard/applications/:id/send-again": { action: "sendAgain", answer: item },
    "POST /api/dashboard/applications/:id/revoke-link": { action: "revokeLink", answer: item },
  }),
  ...recruiting("api::interview.interview", {
    "GET /api/dashboard/interviews": { action: "list", answer: type<UpcomingInterviews>() },
    "POST /api/dashboard/interviews/feed": { action: "makeFeed", answer: type<{ href: string }>(), status: 201 },
    "DELETE /api/dashboard/interviews/feed": { action: "revokeFeed" },
  }),
  ...recruiting("api::job-application.personal-data", {
    "GET /api/dashboard/audit": { action: "audit", answer: type<List<AuditItem>>() },
    "GET /api/dashboard/retention": { action: "retention", answer: type<RetentionForecast>() },
  }),
  ...recruiting("api::job-application.job-application", {
    "GET /api/resumes/:id": {
      action: "resume",
      cmsPath: "/api/job-applications/:id/resume",
      answer: "file",
      forwarded: false,
    },
    "GET /api/resumes/:id/text": {
      action: "resumeText",
      cmsPath: "/api/job-applications/:id/resume/text",
      answer: type<ResumeText>(),
      timeoutMs: RESUME_TEXT_MS,
    },
  }),
  ...blog("api::blog-post.post-dashboard", {
    "GET /api/dashboard/posts": { action: "list", answer: type<List<Post>>() },
    "POST /api/dashboard/posts": { action: "create", body: postSchema, answer: type<Post>(), status: 201, ...LONG },
    "GET /api/dashboard/posts/stats": { action: "stats", answer: type<PostStats>() },
    "POST /api/dashboard/posts/preview": {
      action: "check",
      body: previewSchema,
      answer: type<{ html: string; deadLinks: string[] }>(),
      cmsAnswer: type<{ deadLinks: string[] }>(),
      forwarded: false,
      limits: POST_BODY,
    },
    "PATCH /api/dashboard/posts/:id": { action: "update", body: postChangeSchema, answer: type<Post>(), ...LONG },
    "DELETE /api/dashboard/posts/:id": { action: "remove" },
  }),
  ...restoring("api::blog-post.post-dashboard", {
    "POST /api/dashboard/posts/:id/restore": { action: "restore", answer: type<Post>() },
  }),
  ...blog("api::blog.blog", {
    "GET /api/dashboard/posts/setup": {
      action: "setup",
      cmsPath: "/api/blog/setup",
      answer: type<{ database: string; sql: string }>(),
    },
  }),
  ...blog("api::picture.picture", {
    "GET /api/dashboard/pictures": { action: "list", answer: type<List<LibraryPicture>>() },
    "GET /api/dashboard/pictures/named": { action: "named", answer: type<LibraryPicture[]>(), forwarded: false },
    "GET /api/dashboard/pictures/:id": { action: "show", isNumbered: true, answer: type<LibraryPicture>() },
    "POST /api/dashboard/pictures": {
      action: "upload",
      body: pictureSchema,
      isForm: true,
      answer: type<LibraryPicture>(),
      status: 201,
      timeoutMs: UPLOAD_MS,
      forwarded: false,
    },
  }),
  ...both("api::session.session", {
    "GET /api/sessions/current": { action: "current", answer: type<User>(), forwarded: false, addsPasskey: true },
  }),
  ...both("api::account.account", {
    "GET /api/dashboard/account": { action: "show", answer: account },
    "POST /api/dashboard/account/passkeys/options": {
      action: "passkeyOptions",
      body: confirmationSchema,
      answer: type<Ceremony>(),
      addsPasskey: true,
    },
    "POST /api/dashboard/account/passkeys": {
      action: "addPasskey",
      body: newPasskeySchema,
      answer: account,
      addsPasskey: true,
    },
    "PATCH /api/dashboard/account/passkeys/:id": { action: "renamePasskey", body: passkeyNameSchema, answer: account },
    "POST /api/dashboard/account/passkeys/:id/remove": {
      action: "removePasskey",
      body: confirmationSchema,
      answer: account,
    },
    "POST /api/dashboard/account/password": { action: "changePassword", body: passwordChangeSchema, answer: account },
    "POST /api/dashboard/account/sessions/end": { action: "endSessions", body: endedSessionsSchema, answer: account },
  }),
};

/** All operations of the CMS: its routes, permissions and the types of its handlers come from this table. */
export const CMS_OPERATIONS = { ...OPERATIONS, ...VISITORS };
