import * as z from "zod/mini";
import { anyEmail } from "../text/fields";

/** bcrypt ignores all bytes after the 72nd. */
export const PASSWORD_MAX_BYTES = 72;

export const bytes = (text: string) => new TextEncoder().encode(text).length;

export function typedPassword(what: string) {
  return z.string(`${what} is required.`).check(
    z.minLength(1, `${what} is required.`),
    z.refine(
      (text) => bytes(text.trim()) <= PASSWORD_MAX_BYTES,
      `${what} must have at most ${PASSWORD_MAX_BYTES} bytes.`,
    ),
  );
}

/** Any text is accepted as an address: an impossible one is simply unknown. */
export const signInSchema = z.object({ email: anyEmail, password: typedPassword("Password") });

/** Returns the password as typed and, because spaces may have been copied with it, without them. */
export function meantPasswords(typed: string): string[] {
  return [...new Set([typed, typed.trim()])];
}
