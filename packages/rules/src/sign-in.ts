import * as z from "zod/mini";
import { line } from "./application";

/** bcrypt ignores what comes after 72 bytes. */
const PASSWORD_MAX_BYTES = 72;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Any text passes as an address: one that can't exist is just unknown. */
export const signInSchema = z.object({
  email: line("Email", 254),
  password: z.string("Password is required.").check(
    z.minLength(1, "Password is required."),
    z.refine((text) => bytes(text) <= PASSWORD_MAX_BYTES, `Password must have at most ${PASSWORD_MAX_BYTES} bytes.`),
  ),
});
