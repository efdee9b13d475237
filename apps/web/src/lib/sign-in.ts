import "server-only";
import { cmsRest } from "@repo/cms-client/rest";
import type { Role } from "@repo/rules/roles";
import type { SignedIn } from "@repo/rules/session";
import { answer } from "./api-handler";
import { clientAddress } from "./client-address";
import { jsonBody } from "./json-body";
import { refuseForeignOrigin } from "./origin";
import { dropTokens, keepTokens, readTokens, siteHeaders } from "./session";

/** Answers `POST /api/auth/…/login`: a browser has one session, and a new one ends the one before. */
export function signIn(request: Request, role: Role): Promise<Response> {
  return answer(async () => {
    refuseForeignOrigin(request);
    const { email, password } = await jsonBody(request);
    const before = await readTokens();
    const response = await cmsRest("/api/sessions", {
      method: "POST",
      body: { email, password, role },
      headers: { ...siteHeaders(), "x-client-address": clientAddress(request) },
    });
    const signedIn = (await response.json()) as SignedIn;
    await end(before);
    await keepTokens(signedIn);
    return Response.json({ user: signedIn.user });
  });
}

/** Answers `POST /api/auth/…/logout`, whether anybody is signed in or not. */
export function signOut(request: Request): Promise<Response> {
  return answer(async () => {
    refuseForeignOrigin(request);
    await end(await readTokens());
    await dropTokens();
    return new Response(null, { status: 204 });
  });
}

async function end({ refreshToken, accessToken }: Awaited<ReturnType<typeof readTokens>>): Promise<void> {
  const token = refreshToken ?? accessToken;
  if (token) await cmsRest("/api/sessions/end", { method: "POST", body: { token }, headers: siteHeaders() });
}
