import "server-only";
import { type ErrorBody, type ErrorCode, errorIn, RuleError } from "@repo/contract/http/errors";
import type { Group, Operation } from "@repo/contract/operations/operation";
import { type CmsAnswerOf, type CmsOperationName, requestOf, withIds } from "@repo/contract/operations/request";
import { CMS_OPERATIONS } from "@repo/contract/operations/table";
import { headers } from "next/headers";
import { fetchCms } from "./fetch";
import { keepTokens, readTokens } from "./session";

type Answer<Name extends CmsOperationName> = Omit<Response, "json"> & { json: () => Promise<CmsAnswerOf<Name>> };

export type Asked = {
  ids?: Record<string, string>;
  query?: Record<string, string>;
  /** A stream is sent unchanged, with the content type from `headers`. Anything else is sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** Renews a session's token once. @throws {RuleError} what the CMS answers, UNAUTHENTICATED or CMS_UNAVAILABLE */
export async function ask<Name extends CmsOperationName>(
  name: Name,
  { ids, query, body, headers: own }: Asked = {},
): Promise<Answer<Name>> {
  const row: Operation & Group = CMS_OPERATIONS[name];
  const { method, path } = requestOf<string>(name, ids);
  const search = new URLSearchParams(query).toString();
  const address = (row.cmsPath ? withIds(row.cmsPath, ids) : path) + (search && `?${search}`);
  const isJson = body !== undefined && !(body instanceof ReadableStream);
  const asked = await headers();
  const send = async (session?: string) => {
    const answer = await fetchCms(address, {
      method,
      timeoutMs: row.timeoutMs,
      cache: "no-store",
      // server/request/requests.ts overwrites what a visitor sends of the first two.
      headers: {
        "x-client-address": asked.get("x-client-address") ?? "unknown",
        "x-request-id": asked.get("x-request-id") ?? "",
        ...(isJson && { "content-type": "application/json" }),
        ...(session && { authorization: `Bearer ${session}` }),
        ...own,
      },
      body: isJson ? JSON.stringify(body) : body,
    });
    if (!answer.ok) throw await refusal(answer);
    return answer;
  };
  if (row.audience) return send();

  const { accessToken, refreshToken } = await readTokens();
  if (accessToken) {
    try {
      return await send(accessToken);
    } catch (error) {
      if (!refreshToken || !isUnauthenticated(error)) throw error;
    }
  }
  if (!refreshToken) throw new RuleError("UNAUTHENTICATED");
  const renewed = await (await ask("POST /api/sessions/refresh", { body: { refreshToken } })).json();
  await keepTokens(renewed);
  return send(renewed.access.token);
}

export const isUnauthenticated = (error: unknown) => error instanceof RuleError && error.code === "UNAUTHENTICATED";

const byStatus: Record<number, ErrorCode> = {
  400: "BAD_REQUEST",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  502: "CMS_UNAVAILABLE",
  503: "CMS_UNAVAILABLE",
  504: "CMS_UNAVAILABLE",
};

/** The CMS's own controllers answer with the site's error codes, but Strapi uses its own. */
async function refusal(answer: Response): Promise<RuleError> {
  const body = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null;
  const error = errorIn(body, answer.headers.get("retry-after"));
  if (error) return error;
  const code = byStatus[answer.status];
  if (code && answer.status < 500) return new RuleError(code, body?.error?.message);
  // This cause is logged, so it leaves out the address, which may hold a search term.
  return Object.assign(new RuleError(code ?? "INTERNAL_ERROR"), { cause: `The CMS answers ${answer.status}.` });
}
