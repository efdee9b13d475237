import "server-only";
import { type ErrorBody, type ErrorCode, errorIn, RuleError } from "@repo/contract/http/errors";
import { fetchCms } from "./fetch-cms";

export type RestRequest = {
  method?: string;
  /** A stream is sent unchanged, with the content type from `headers`. Anything else is sent as JSON. */
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  timeoutMs?: number;
};

/** @throws {RuleError} the error that the CMS answers, or CMS_UNAVAILABLE when it is down. */
export async function cmsRest(
  path: string,
  { body, query = {}, headers, ...request }: RestRequest = {},
): Promise<Response> {
  const search = new URLSearchParams(query).toString();
  const isJson = body !== undefined && !(body instanceof ReadableStream);
  const response = await fetchCms(search ? `${path}?${search}` : path, {
    ...request,
    cache: "no-store",
    headers: { ...headers, ...(isJson && { "content-type": "application/json" }) },
    body: isJson ? JSON.stringify(body) : body,
  }).catch((cause) => {
    throw because(cause, new RuleError("CMS_UNAVAILABLE"));
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

/** @throws {RuleError} CMS_UNAVAILABLE when the answer breaks off. */
export async function readResponse<Result>(response: Response): Promise<Result> {
  const text = await response.text().catch((cause) => {
    throw because(cause, new RuleError("CMS_UNAVAILABLE"));
  });
  return JSON.parse(text) as Result;
}

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
async function refusal(response: Response): Promise<RuleError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const error = errorIn(body, response.headers.get("retry-after"));
  if (error) return error;
  const code = byStatus[response.status];
  if (code && response.status < 500) return new RuleError(code, body?.error?.message);
  // This message is logged, so it leaves out the address, which may hold a search term.
  return because(`The CMS answers ${response.status}.`, new RuleError(code ?? "INTERNAL_ERROR"));
}

function because(cause: unknown, error: RuleError): RuleError {
  error.cause = cause;
  return error;
}
