import "server-only";
import { readJsonObject } from "@repo/contract/http/json-body";
import type { Role } from "@repo/contract/http/roles";
import type { SignedIn } from "@repo/contract/http/session";
import { ask } from "@/cms/ask";
import { dropTokens, keepTokens, readTokens } from "@/cms/session";

import { handleRequest } from "./api-handler";

/** Returns the handler for one role. An account with a passkey is asked for it, without a session. */
export const signInAs = (role: Role) => (request: Request) =>
  handleRequest(request, async () => {
    const { email, password } = await readJsonObject(request.body);
    const asked = await ask("POST /api/sessions", { body: { email, password, role }, headers: agent(request) });
    const answer = await asked.json();
    return "passkey" in answer ? Response.json(answer) : open(answer);
  });

export const signInWithPasskeyAs = (role: Role) => (request: Request) =>
  handleRequest(request, async () => {
    const { ticket, response } = await readJsonObject(request.body);
    const body = { ticket, response, role };
    return open(await (await ask("POST /api/sessions/passkey", { body, headers: agent(request) })).json());
  });

export function askForPasskey(request: Request): Promise<Response> {
  return handleRequest(request, async () => {
    const asked = await ask("POST /api/sessions/passkey/options", { body: {}, headers: agent(request) });
    return Response.json(await asked.json());
  });
}

const agent = ({ headers }: Request) => ({ "user-agent": headers.get("user-agent") ?? "" });

/** A browser has one session, so signing in ends the previous one. */
async function open(signedIn: SignedIn): Promise<Response> {
  await end(await readTokens());
  await keepTokens(signedIn);
  return Response.json({ user: signedIn.user });
}

export function signOut(request: Request): Promise<Response> {
  return handleRequest(request, async () => {
    await end(await readTokens());
    await dropTokens();
    return new Response(null, { status: 204 });
  });
}

async function end({ refreshToken, accessToken }: Awaited<ReturnType<typeof readTokens>>): Promise<void> {
  const token = refreshToken ?? accessToken;
  if (token) await ask("POST /api/sessions/end", { body: { token } });
}
