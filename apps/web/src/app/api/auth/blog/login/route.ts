import { BLOG_ADMIN } from "@repo/contract/http/roles";
import { signInAs } from "@/app/api/_lib/sign-in";

export const POST = signInAs(BLOG_ADMIN);
