import * as z from "zod/mini";
import { consentSchema, type OwnApplication } from "../application/own-application";
import { contactSchema } from "../form/contact";
import { HONEYPOT } from "../form/honeypot";
import {
  type AccountReset,
  type AccountRow,
  type Ceremony,
  type NewAccount,
  newAccountSchema,
  passkeyAnswerSchema,
  resetSchema,
} from "../http/account";
import { linkRequestSchema } from "../http/mailed-link";
import type { PasswordLink } from "../http/new-password";
import type { Role, User } from "../http/roles";
import type { PasskeyAsked, SignedIn } from "../http/session";
import { signInSchema } from "../http/sign-in";
import type { LibraryPicture } from "../page/picture";
import type { SearchAnswer } from "../search/search";
import { group, type Type, type } from "./operation";

type Redirect = { from: string; to: string; permanent: boolean };
type PostEntry = { id: string; title: string; metaTags: string; createdAt: string; updatedAt: string };

/** The handler checks it, after it has counted the attempt. */
const unchecked = z.optional(z.unknown());
const asked = type<{ asked: true }>();

const FILES = { isForm: true, timeoutMs: 60_000 } as const;

const visitors = group({ audience: "visitor", roles: [] });
const commands = group({ audience: "command", roles: [] });

/** What the site asks the CMS on behalf of anybody. Tokens come in headers or bodies: addresses are logged. */
export const VISITORS = {
  ...visitors("api::page.list-lengths", {
    "GET /api/list-lengths": { action: "show", answer: type<Record<string, number>>() },
  }),
  ...visitors("api::redirect.redirect", {
    "GET /api/redirects": { action: "list", answer: type<Redirect[]>() },
  }),
  ...visitors("api::picture.picture", {
    "GET /api/pictures": { action: "find", answer: type<LibraryPicture[]>() },
  }),
  ...visitors("api::blog.blog", {
    "GET /api/blog/entries": { action: "entries", answer: type<PostEntry[]>() },
  }),
  ...visitors("api::search.search", {
    "GET /api/search": { action: "find", answer: type<SearchAnswer>(), timeoutMs: 4_000 },
  }),
  ...visitors("api::contact.contact", {
    "POST /api/contact": {
      action: "send",
      body: z.extend(contactSchema, { [HONEYPOT]: unchecked }),
      answer: type<{ sent: true }>(),
      timeoutMs: 30_000,
    },
  }),
  ...visitors("api::form-answer.form-answer", {
    "POST /api/form-answers": { action: "create", answer: type<{ id: string }>(), status: 201, ...FILES },
  }),
  ...visitors("api::job-application.job-application", {
    "POST /api/job-applications": { action: "create", answer: type<{ id: string }>(), status: 201, ...FILES },
    "POST /api/job-applications/erase": {
      action: "erase",
      body: z.object({ email: unchecked }),
      answer: type<{ applications: number; answers: number; mails: number }>(),
    },
  }),
  ...visitors("api::job-application.own-application", {
    "GET /api/own-application": { action: "show", answer: type<OwnApplication>() },
    "GET /api/own-application/data": { action: "data", answer: "file" },
    "GET /api/own-application/resume": { action: "resume", answer: "file" },
    "POST /api/own-application/withdraw": { action: "withdraw" },
    "POST /api/own-application/consent": { action: "consent", body: consentSchema },
    "POST /api/own-application/delete": { action: "remove" },
    "POST /api/own-application/links": { action: "askForLinks", body: linkRequestSchema, answer: asked, status: 202 },
  }),
  ...visitors("api::interview.interview", {
    "GET /api/interview-feed": { action: "feed", answer: "file" },
  }),
  ...visitors("api::session.session", {
    "POST /api/sessions": {
      action: "create",
      body: z.extend(signInSchema, { role: unchecked }),
      answer: type<SignedIn | PasskeyAsked>(),
    },
    "POST /api/sessions/passkey/options": { action: "passkeyOptions", answer: type<Ceremony>() },
    "POST /api/sessions/passkey": {
      action: "withPasskey",
      body: z.extend(passkeyAnswerSchema, { role: unchecked }),
      answer: type<SignedIn>(),
    },
    "POST /api/sessions/refresh": {
      action: "refresh",
      body: z.object({ refreshToken: unchecked }),
      answer: type<SignedIn>(),
    },
    "POST /api/sessions/end": { action: "end", body: z.object({ token: unchecked }) },
  }),
  ...visitors("api::password-link.password-link", {
    "POST /api/password-links": { action: "ask", body: linkRequestSchema, answer: asked, status: 202 },
    "POST /api/password-links/read": {
      action: "read",
      body: z.object({ token: unchecked }),
      answer: type<PasswordLink>(),
    },
    "POST /api/password-links/use": {
      action: "use",
      body: z.object({ token: unchecked, password: unchecked }),
      answer: type<{ role: Role }>(),
    },
  }),
  ...commands("api::account.command", {
    "GET /api/accounts": { action: "list", answer: type<AccountRow[]>() },
    "POST /api/accounts": { action: "create", body: newAccountSchema, answer: type<NewAccount>() },
    "POST /api/accounts/reset": { action: "reset", body: resetSchema, answer: type<AccountReset>() },
  }),
  ...commands("api::brand.command", {
    "POST /api/brand": {
      action: "apply",
      body: z.object({ folder: z.string() }),
      answer: type<{ siteSetting: string; contactDetail: string }>(),
    },
  }),
};

type Row<Answer, Body extends z.core.$ZodType = never> = { answer: Type<Answer>; body: Body };
type Body<Of> = z.core.$ZodType<unknown, Of>;
type Desk = "jobs" | "blog";

export type VisitorOperations = {
  "GET /api/session": Row<{ user: User | null }>;
  "POST /api/contact": Row<{ sent: true }, typeof contactSchema>;
  "POST /api/auth/forgot-password": (typeof VISITORS)["POST /api/password-links"];
  "POST /api/auth/password-link": Row<PasswordLink, Body<{ token: string }>>;
  "POST /api/auth/new-password": Row<{ role: Role }, Body<{ token: string; password: string }>>;
} & Record<`POST /api/auth/${Desk}/login`, Row<{ user: User } | PasskeyAsked, typeof signInSchema>> &
  Record<`POST /api/auth/${Desk}/passkey/options`, Row<Ceremony>> &
  Record<`POST /api/auth/${Desk}/passkey`, Row<{ user: User }, Body<{ ticket: string; response: object }>>> &
  Record<`POST /api/auth/${Desk}/logout`, Row<undefined>>;
