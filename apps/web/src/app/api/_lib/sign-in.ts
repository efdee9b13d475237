import "server-only";
import type { Ceremony } from "@repo/contract/http/account";
import { readJsonObject } from "@repo/contract/http/json-body";
import type { Role } from "@repo/contract/http/roles";
import type { PasskeyAsked, SignedIn } from "@repo/contract/http/session";
import { readResponse } from "@/cms/rest";
import { callCms } from "@/lib/call-cms";
import { withErrorResponses } from "./api-handler";
import { refuseForeignOrigin } from "./origin";
import { dropTokens, keepTokens, readTokens } from "./session";

/** Returns the handler for one role. An account with a passkey is asked for it, without a session. */
export const signInAs = (role: Role) => (request: Request) =>
  withErrorResponses(async () => {
    refuseForeignOrigin(request);
    const { email, password } = await readJsonObject(request.body);
    const answer = await ask<SignedIn | PasskeyAsked>(request, "/api/sessions", { email, password, role });
    return "passkey" in answer ? Response.json(answer) : open(answer);
  });

export const signInWithPasskeyAs = (role: Role) => (request: Request) =>
  withErrorResponses(async () => {
    refuseForeignOrigin(request);
    const { ticket, response } = await readJsonObject(request.body);
    return open(await ask<SignedIn>(request, "/api/sessions/passkey", { ticket, response, role }));
  });

export function askForPasskey(request: Request): Promise<Response> {
  return withErrorResponses(async () => {
    refuseForeignOrigin(request);
    return Response.json(await ask<Ceremony>(request, "/api/sessions/passkey/options"));
  });
}

async function ask<Answer>({ headers }: Request, path: string, body: object = {}): Promise<Answer> {
  const agent = { "user-agent": headers.get("user-agent") ?? "" };
  return readResponse(await callCms(path, { method: "POST", body, headers: agent }));
}

/** A browser has one session, so signing in ends the previous one. */
async function open(signedIn: SignedIn): Promise<Response> {
  await end(await readTokens());
  await keepTokens(signedIn);
  return Response.json({ user: signedIn.user });
}

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
