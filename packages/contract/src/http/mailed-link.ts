import * as z from "zod/mini";
import { emailAddress } from "../text/fields";

/** 32 random bytes in base64url. */
export const LINK_TOKEN = /^[\w-]{43}$/;

export const linkRequestSchema = z.object({ email: emailAddress });
