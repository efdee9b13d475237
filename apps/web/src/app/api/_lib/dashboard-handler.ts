import "server-only";
import { cmsRest, readAnswer } from "@repo/cms-client/rest";
import { RuleError } from "@repo/rules/errors";
import type { Role } from "@repo/rules/roles";
import { connection } from "next/server";
import { withErrorAnswers } from "./api-handler";
import { refuseForeignOrigin } from "./origin";
import { openSession } from "./session";
import { siteHeaders } from "./site-headers";

type JsonRequest = { method?: string; body?: unknown; query?: Record<string, unknown> };

/** Strapi's REST API as the signed-in user; both throw the CMS's RuleError. */
export type CmsAsUser = {
  json: <Result>(path: string, request?: JsonRequest) => Promise<Result>;
  stream: (path: string, query?: Record<string, unknown>) => Promise<Response>;
};

/** Requires a live session of the role, and refuses cross-site writes. */
export async function withDashboard(
  request: Request,
  role: Role,
  handler: (cms: CmsAsUser) => Promise<Response>,
): Promise<Response> {
  await connection();
  return withErrorAnswers(request, async () => {
    refuseForeignOrigin(request);
    const session = await openSession();
    if (!session) throw new RuleError("UNAUTHENTICATED");
    if (session.user.role !== role) throw new RuleError("FORBIDDEN", "This belongs to another role.");
    return handler(await cmsAsUser(session.accessToken));
  });
}

async function cmsAsUser(accessToken: string): Promise<CmsAsUser> {
  const headers = { ...(await siteHeaders()), authorization: `Bearer ${accessToken}` };
  return {
    async json<Result>(path: string, request?: JsonRequest): Promise<Result> {
      const response = await cmsRest(path, { ...request, headers });
      return response.status === 204 ? (undefined as Result) : readAnswer<Result>(response);
    },
    stream: (path, query) => cmsRest(path, { query, headers }),
  };
}
