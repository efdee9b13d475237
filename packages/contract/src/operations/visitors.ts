import type * as z from "zod/mini";
import type { contactSchema } from "../form/contact";
import type { Ceremony } from "../http/account";
import type { linkRequestSchema } from "../http/mailed-link";
import type { PasswordLink } from "../http/new-password";
import type { Role, User } from "../http/roles";
import type { PasskeyAsked } from "../http/session";
import type { signInSchema } from "../http/sign-in";
import type { Type } from "./operation";

type Row<Answer, Body extends z.core.$ZodType = never> = { answer: Type<Answer>; body: Body };
type Body<Of> = z.core.$ZodType<unknown, Of>;
type Desk = "jobs" | "blog";

export type VisitorOperations = {
  "GET /api/session": Row<{ user: User | null }>;
  "POST /api/contact": Row<{ sent: true }, typeof contactSchema>;
  "POST /api/auth/forgot-password": Row<{ asked: true }, typeof linkRequestSchema>;
  "POST /api/auth/password-link": Row<PasswordLink, Body<{ token: string }>>;
  "POST /api/auth/new-password": Row<{ role: Role }, Body<{ token: string; password: string }>>;
} & Record<`POST /api/auth/${Desk}/login`, Row<{ user: User } | PasskeyAsked, typeof signInSchema>> &
  Record<`POST /api/auth/${Desk}/passkey/options`, Row<Ceremony>> &
  Record<`POST /api/auth/${Desk}/passkey`, Row<{ user: User }, Body<{ ticket: string; response: object }>>> &
  Record<`POST /api/auth/${Desk}/logout`, Row<undefined>>;
