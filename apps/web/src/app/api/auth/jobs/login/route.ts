import { JOBS_ADMIN } from "@repo/rules/roles";
import { signIn } from "@/app/api/_lib/sign-in";

export function POST(request: Request): Promise<Response> {
  return signIn(request, JOBS_ADMIN);
}
