import type { Ceremony } from "@repo/contract/http/account";
import type { PasswordLink } from "@repo/contract/http/new-password";
import type { Role, User } from "@repo/contract/http/roles";
import type { PasskeyAsked } from "@repo/contract/http/session";
import type { AnswerOf, OperationName } from "@repo/contract/operations/request";

/** The answers of the site's handlers when they succeed. */
export type Answers = { [Name in OperationName]: AnswerOf<Name> } & {
  "GET /api/session": { user: User | null };
  "POST /api/auth/jobs/login": { user: User } | PasskeyAsked;
  "POST /api/auth/jobs/passkey": { user: User };
  "POST /api/auth/jobs/passkey/options": Ceremony;
  "POST /api/auth/jobs/logout": undefined;
  "POST /api/auth/blog/login": { user: User } | PasskeyAsked;
  "POST /api/auth/blog/passkey": { user: User };
  "POST /api/auth/blog/passkey/options": Ceremony;
  "POST /api/auth/blog/logout": undefined;
  "POST /api/auth/forgot-password": { asked: true };
  "POST /api/auth/password-link": PasswordLink;
  "POST /api/auth/new-password": { role: Role };
};
