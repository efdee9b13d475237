import { JOBS_ADMIN } from "@repo/contract/http/roles";
import { signInWithPasskeyAs } from "@/app/api/_lib/sign-in";

export const POST = signInWithPasskeyAs(JOBS_ADMIN);
