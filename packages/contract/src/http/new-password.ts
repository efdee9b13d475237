import * as z from "zod/mini";
import { bytes, PASSWORD_MAX_BYTES } from "./sign-in";

export const PASSWORD_MIN = 8;

export const newPasswordSchema = z.object({
  password: z.string("Password is required.").check(
    z.minLength(1, "Password is required."),
    z.minLength(PASSWORD_MIN, `Password must have at least ${PASSWORD_MIN} characters.`),
    z.refine((text) => bytes(text) <= PASSWORD_MAX_BYTES, `Password must have at most ${PASSWORD_MAX_BYTES} bytes.`),
  ),
});

export type PasswordLink = { email: string };
