import * as z from "zod/mini";
import { anyEmail } from "../application/application";

/** bcrypt ignores what comes after 72 bytes. */
const PASSWORD_MAX_BYTES = 72;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Any text passes as an address: one that can't exist is just unknown. */
export const signInSchema = z.object({
  email: anyEmail,
  password: z.string("Password is required.").check(
    z.minLength(1, "Password is required."),
    z.refine(
      (text) => bytes(text.trim()) <= PASSWORD_MAX_BYTES,
      `Password must have at most ${PASSWORD_MAX_BYTES} bytes.`,
    ),
  ),
});

/** The password as it was typed and, if spaces came with it from where it was copied, without them: either may be right. */
export function meantPasswords(typed: string): string[] {
  return [...new Set([typed, typed.trim()])];
}
