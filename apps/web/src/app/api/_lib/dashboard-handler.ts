import "server-only";
import { type RestRequest, readAnswer } from "@repo/cms-client/rest";
import { RuleError } from "@repo/rules/errors";
import { connection } from "next/server";
import { withErrorResponses } from "./api-handler";
import { callCms } from "./call-cms";
import { refuseForeignOrigin } from "./origin";
import { readTokens, withAccessToken } from "./session";

/** Strapi's REST API as the signed-in user; both throw the CMS's RuleError. */
export type CmsAsUser = {
  json: <Result>(path: string, request?: RestRequest) => Promise<Result>;
  stream: (path: string, request?: RestRequest) => Promise<Response>;
};

/** Refuses cross-site writes and strangers. Whether the session is live, and of the right role, the CMS decides. */
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

const cmsAsUser: CmsAsUser = {
  async json<Result>(path: string, request?: RestRequest): Promise<Result> {
    const response = await cmsAsUser.stream(path, request);
    return response.status === 204 ? (undefined as Result) : readAnswer<Result>(response);
  },
  stream: (path, request) =>
    withAccessToken((token) => callCms(path, { ...request, headers: { authorization: `Bearer ${token}` } })),
};
