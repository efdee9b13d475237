import { BLOG_ADMIN } from "@repo/rules/roles";
import { signIn } from "@/lib/sign-in";

export function POST(request: Request): Promise<Response> {
  return signIn(request, BLOG_ADMIN);
}
