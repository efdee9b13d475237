import * as z from "zod/mini";
import { anyEmail, line } from "../form/text-fields";
import { typedPassword } from "./sign-in";

const NEW_PASSWORD_MIN = 8;
/** A credential's id has at most 1023 bytes (WebAuthn), here in base64url. */
const CREDENTIAL_ID_MAX = 1364;

/** One creation or use of a passkey. `options` are for the browser, whose answer goes back with the ticket. */
export type Ceremony = { ticket: string; options: object };

/** The library of the CMS checks everything else in the browser's answer. */
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
      (text) => text.trim().length >= NEW_PASSWORD_MIN,
      `New password must have at least ${NEW_PASSWORD_MIN} characters.`,
    ),
  ),
});

export const endedSessionsSchema = z.object({
  ids: z.array(z.uuid("Must be ids of sessions.")).check(z.maxLength(1000)),
});

export const resetSchema = z.object({ email: anyEmail });

export type AccountReset = { passkeys: number; sessions: number };

export type PasskeyItem = { id: string; name: string; createdAt: string; lastUsedAt: string | null; isSynced: boolean };

/** `usedAt` is at most five minutes old while the session is in use, because it is renewed that often. */
export type SessionItem = { id: string; browser: string; since: string; usedAt: string; isCurrent: boolean };

export type AcceptedPasskeys = { rpId: string; userId: string; allAcceptedCredentialIds: string[] };

export type AccountDetail = { passkeys: PasskeyItem[]; accepted: AcceptedPasskeys; sessions: SessionItem[] };
