import "server-only";
import { readResponse } from "@repo/cms-client/rest";
import type { Role } from "@repo/contract/http/roles";
import type { SignedIn } from "@repo/contract/http/session";
import { callCms } from "@/lib/call-cms";
import { withErrorResponses } from "./api-handler";
import { jsonBody } from "./json-body";
import { refuseForeignOrigin } from "./origin";
import { dropTokens, keepTokens, readTokens } from "./session";

/** Returns the handler for one role. A browser has one session, so signing in ends the previous one. */
export const signInAs = (role: Role) => (request: Request) =>
  withErrorResponses(async () => {
    refuseForeignOrigin(request);
    const { email, password } = await jsonBody(request);
    const before = await readTokens();
    const response = await callCms("/api/sessions", { method: "POST", body: { email, password, role } });
    const signedIn = await readResponse<SignedIn>(response);
    await end(before);
    await keepTokens(signedIn);
    return Response.json({ user: signedIn.user });
  });

export function signOut(request: Request): Promise<Response> {
  return withErrorResponses(async () => {
    refuseForeignOrigin(request);
    await end(await readTokens());
    await dropTokens();
    return new Response(null, { status: 204 });
  });
}

async function end({ refreshToken, accessToken }: Awaited<ReturnType<typeof readTokens>>): Promise<void> {
  const token = refreshToken ?? accessToken;
  if (token) await callCms("/api/sessions/end", { method: "POST", body: { token } });
}
