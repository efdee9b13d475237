import type { AnswerOf } from "@repo/contract/operations/request";
import type { OperationName } from "@repo/contract/operations/request";
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
export type Answers = { [Name in OperationName]: AnswerOf<Name> } & {
  "GET /api/session": { user: User | null };
  "POST /api/auth/jobs/login": { user: User };
  "POST /api/auth/jobs/logout": undefined;
  "POST /api/auth/blog/login": { user: User };
  "POST /api/auth/blog/logout": undefined;
};
