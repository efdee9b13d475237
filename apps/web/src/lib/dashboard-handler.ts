import "server-only";
import { cmsRest } from "@repo/cms-client/rest";
import { RuleError } from "@repo/rules/errors";
import type { Role } from "@repo/rules/roles";
import { connection } from "next/server";
import { answer } from "./api-handler";
import { refuseForeignOrigin } from "./origin";
import { openSession } from "./session";

type JsonRequest = { method?: string; body?: unknown; query?: Record<string, unknown> };

/** The CMS's REST API as the signed-in user; both throw the RuleError that the CMS answers. */
export type CmsAsUser = {
  json: <Result>(path: string, request?: JsonRequest) => Promise<Result>;
  stream: (path: string, query?: Record<string, unknown>) => Promise<Response>;
};

/** Answers a request to a dashboard's interface: for a live session of the role alone, never for another site. */
export async function dashboard(
  request: Request,
  role: Role,
  handler: (cms: CmsAsUser) => Promise<Response>,
): Promise<Response> {
  await connection();
  const response = await answer(async () => {
    refuseForeignOrigin(request);
    const session = await openSession();
    if (!session) throw new RuleError("UNAUTHENTICATED", "Please sign in.");
    if (session.user.role !== role) throw new RuleError("FORBIDDEN", "This belongs to another role.");
    return handler(cmsAsUser(session.accessToken));
  });
  response.headers.set("Cache-Control", "no-store");
  return response;
}

function cmsAsUser(accessToken: string): CmsAsUser {
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    async json<Result>(path: string, request?: JsonRequest): Promise<Result> {
      const response = await cmsRest(path, { ...request, headers });
      return (response.status === 204 ? undefined : await response.json()) as Result;
    },
    stream: (path, query) => cmsRest(path, { query, headers }),
  };
}
