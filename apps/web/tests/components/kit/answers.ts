import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { ApplicationDetail } from "@repo/contract/application/history";
import type { MailDesk, MailPreview, MailsQueued, MailsUndone } from "@repo/contract/application/message";
import type { DoubtfulRecipients } from "@repo/contract/application/recipients";
import type { ResumeText } from "@repo/contract/application/resume";
import type { ApplicationsDeleted, Matching, StatusesChanged } from "@repo/contract/application/selection";
import type { JobSources } from "@repo/contract/application/source";
import type { List } from "@repo/contract/http/list";
import type { User } from "@repo/contract/http/roles";
import type { JobItem } from "@repo/contract/job/form";
import type { JobNumbers } from "@repo/contract/job/numbers";
import type { LibraryPicture } from "@repo/contract/page/picture";
import type { Post, PostStats } from "@repo/contract/post/form";

/** What the site's handlers answer when all is well. */
export type Answers = {
  "GET /api/session": { user: User | null };
  "POST /api/auth/jobs/login": { user: User };
  "POST /api/auth/jobs/logout": undefined;
  "POST /api/auth/blog/login": { user: User };
  "POST /api/auth/blog/logout": undefined;

  "GET /api/dashboard/applications": List<ApplicationItem>;
  "GET /api/dashboard/applications/:id": ApplicationDetail;
  "PATCH /api/dashboard/applications/:id": ApplicationDetail;
  "POST /api/dashboard/applications/:id/notes": ApplicationDetail;
  "PATCH /api/dashboard/applications/:id/notes/:note": ApplicationDetail;
  "DELETE /api/dashboard/applications/:id/notes/:note": ApplicationDetail;
  "PATCH /api/dashboard/applications/:id/events/:event": ApplicationDetail;
  "DELETE /api/dashboard/applications/:id/mails/:mail": ApplicationDetail;
  "POST /api/dashboard/applications/:id/send-again": ApplicationItem;
  "POST /api/dashboard/applications/:id/revoke-link": ApplicationItem;
  "GET /api/dashboard/applications/bulk/ids": Matching;
  "GET /api/dashboard/applications/bulk/reasons": { items: string[] };
  "POST /api/dashboard/applications/bulk/csv": Response;
  "POST /api/dashboard/applications/bulk/status": StatusesChanged;
  "POST /api/dashboard/applications/bulk/delete": ApplicationsDeleted;
  "POST /api/dashboard/applications/mails": MailsQueued;
  "POST /api/dashboard/applications/mails/undo": MailsUndone;
  "POST /api/dashboard/applications/mails/preview": MailPreview;
  "POST /api/dashboard/applications/mails/recipients": DoubtfulRecipients;
  "GET /api/resumes/:id/text": ResumeText;
  "GET /api/dashboard/mail-desk": MailDesk;

  "GET /api/dashboard/jobs": List<JobItem>;
  "POST /api/dashboard/jobs": JobItem;
  "POST /api/dashboard/jobs/defaults": undefined;
  "PATCH /api/dashboard/jobs/:id": JobItem;
  "DELETE /api/dashboard/jobs/:id": undefined;
  "GET /api/dashboard/jobs/:id/numbers": JobNumbers;
  "GET /api/dashboard/jobs/:id/sources": JobSources;

  "GET /api/dashboard/posts": List<Post>;
  "POST /api/dashboard/posts": Post;
  "GET /api/dashboard/posts/stats": PostStats;
  "GET /api/dashboard/posts/setup": { database: string; sql: string };
  "POST /api/dashboard/posts/preview": { html: string };
  "PATCH /api/dashboard/posts/:id": Post;
  "DELETE /api/dashboard/posts/:id": undefined;
  "POST /api/dashboard/posts/:id/restore": Post;
  "GET /api/dashboard/pictures": List<LibraryPicture>;
  "POST /api/dashboard/pictures": LibraryPicture;
  "GET /api/dashboard/pictures/:id": LibraryPicture;
};
