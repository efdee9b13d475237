import "server-only";
import { type RestRequest, readResponse } from "@repo/cms-client/rest";
import { RuleError } from "@repo/contract/http/errors";
import { connection } from "next/server";
import { callCms } from "@/lib/call-cms";
import { withErrorResponses } from "./api-handler";
import { refuseForeignOrigin } from "./origin";
import { readTokens, withAccessToken } from "./session";
import { requireUuid } from "./uuid";

/** For up to a hundred applications, each in a transaction of its own: less than a browser waits. */
export const BULK_TIMEOUT_MS = 25_000;

/** Calls the CMS's REST API as the signed-in user. @throws {RuleError} as `cmsRest`. */
export type CmsAsUser = (path: string, request?: RestRequest) => Promise<Response>;

type Method = "GET" | "POST" | "PATCH" | "DELETE";
/** Next.js gives routes without parameters a promise of nothing. */
type Context = { params: Promise<Record<string, string> | undefined> };
type Options = {
  readBody?: (request: Request, cms: CmsAsUser) => Promise<object>;
  timeoutMs?: number;
};

/**
 * Refuses writes from other origins and requests without a session. Whether the session is live and has the right role,
 * the CMS decides.
 */
export async function withDashboard(
  request: Request,
  handler: (cms: CmsAsUser) => Promise<Response>,
): Promise<Response> {
  await connection();
  return withErrorResponses(async () => {
    refuseForeignOrigin(request);
    const { accessToken, refreshToken } = await readTokens();
    if (!accessToken && !refreshToken) throw new RuleError("UNAUTHENTICATED");
    return handler(cmsAsUser);
  });
}

/** Passes query or body on to `path` of the CMS, with the route's ids for `[id]` and the like, and its response back. */
export function forward(method: Method, path: string, { readBody, timeoutMs }: Options = {}) {
  return (request: Request, { params }: Context): Promise<Response> =>
    withDashboard(request, async (cms) => {
      const ids = (await params) ?? {};
      const query = method === "GET" ? queryOf(request) : undefined;
      const body = await readBody?.(request, cms);
      const address = path.replace(/\[(\w+)\]/g, (_, name) => requireUuid(ids[name] ?? ""));
      const answer = await cms(address, { method, query, body, timeoutMs });
      return answer.status === 204
        ? new Response(null, { status: 204 })
        : Response.json(await readResponse(answer), { status: answer.status });
    });
}

export function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

const cmsAsUser: CmsAsUser = (path, request) =>
  withAccessToken((token) =>
    callCms(path, { ...request, headers: { ...request?.headers, authorization: `Bearer ${token}` } }),
  );
