import * as z from "zod/mini";
import { anyEmail, emailLine, line } from "../text/fields";
import { PASSWORD_MIN } from "./new-password";
import { BLOG_ADMIN, JOBS_ADMIN } from "./roles";
import { typedPassword } from "./sign-in";

/** A credential's id has at most 1023 bytes (WebAuthn), here in base64url. */
const CREDENTIAL_ID_MAX = 1364;

export type Ceremony = { ticket: string; options: object };

export const passkeyAnswerSchema = z.object({
  ticket: z.string("The ticket is required."),
  response: z.looseObject({
    id: z.string("The passkey is required.").check(z.minLength(1), z.maxLength(CREDENTIAL_ID_MAX)),
  }),
});

export const passkeyNameSchema = z.object({ name: line("Name", 60) });

export const newPasskeySchema = z.extend(passkeyAnswerSchema, passkeyNameSchema.shape);

export const confirmationSchema = z.object({ password: typedPassword("Current password") });

export const passwordChangeSchema = z.object({
  password: typedPassword("Current password"),
  newPassword: typedPassword("New password").check(
    z.refine(
      (text) => text.trim().length >= PASSWORD_MIN,
      `New password must have at least ${PASSWORD_MIN} characters.`,
    ),
  ),
});

export const endedSessionsSchema = z.object({
  ids: z.array(z.uuid("Must be ids of sessions.")).check(z.maxLength(1000)),
});

export const PLACES = { panel: undefined, jobs: JOBS_ADMIN, blog: BLOG_ADMIN } as const;

export type Place = keyof typeof PLACES;

export const newAccountSchema = z.object({
  email: emailLine("Email"),
  place: z.enum(["panel", "jobs", "blog"], "An account is for panel, jobs or blog."),
});

export const resetSchema = z.object({
  email: anyEmail,
  place: z.optional(z.literal("panel", "Leave this out for a dashboard, or say panel.")),
});

export type AccountRow = {
  email: string;
  place: Place;
  state: "active" | "invited" | "blocked";
  roles: string[];
  passkeys: number;
};

export type NewAccount = { link?: string };

export type AccountReset = { passkeys: number; sessions: number } & NewAccount;

export type PasskeyItem = { id: string; name: string; createdAt: string; lastUsedAt: string | null; isSynced: boolean };

/** `usedAt` is at most five minutes old while the session is in use, because it is renewed that often. */
export type SessionItem = { id: string; browser: string; since: string; usedAt: string; isCurrent: boolean };

export type AcceptedPasskeys = { rpId: string; userId: string; allAcceptedCredentialIds: string[] };

export type AccountDetail = { passkeys: PasskeyItem[]; accepted: AcceptedPasskeys; sessions: SessionItem[] };
