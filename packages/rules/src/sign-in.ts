import * as z from "zod/mini";
import { line } from "./application";

/** bcrypt, which hashes passwords, reads no further. */
const PASSWORD_MAX_BYTES = 72;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Body of `POST /api/auth/jobs/login` and its twin. An address that can't exist is one that is not known. */
export const signInSchema = z.object({
  email: line("Email", 254),
  password: z.string("Password is required.").check(
    z.minLength(1, "Password is required."),
    z.refine((text) => bytes(text) <= PASSWORD_MAX_BYTES, `Password must have at most ${PASSWORD_MAX_BYTES} bytes.`),
  ),
});
