import { JOBS_ADMIN } from "@repo/rules/roles";
import { signInAs } from "@/app/api/_lib/sign-in";

export const POST = signInAs(JOBS_ADMIN);
