import "server-only";
import { ERROR_STATUS, type ErrorBody, type ErrorCode, RuleError } from "@repo/rules/errors";
import { webSettings } from "@repo/settings";

const PATIENCE_MS = 10_000;

type RestRequest = {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/**
 * Asks the CMS's REST API.
 * @param path such as `/api/jobs`.
 * @throws {RuleError} that the CMS has answered; CMS_UNAVAILABLE when it is down.
 */
export async function cmsRest(path: string, { method, body, query, headers }: RestRequest = {}): Promise<Response> {
  const url = new URL(path, webSettings(process.env).cmsUrl);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  // The answer itself may take longer: a file, a long list.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
      signal: patience.signal,
    });
    if (!response.ok) throw await refusal(response);
    return response;
  } catch (error) {
    if (error instanceof RuleError) throw error;
    console.error(`The CMS does not answer: ${(error as Error).message}`);
    throw unavailable();
  } finally {
    clearTimeout(timer);
  }
}

const byStatus: Record<number, ErrorCode> = {
  400: "BAD_REQUEST",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
};

/** The error that the CMS's own controllers answer in the site's words, or Strapi in its own. */
async function refusal(response: Response): Promise<RuleError> {
  const { error } = ((await response.json().catch(() => null)) ?? {}) as Partial<ErrorBody>;
  if (error && Object.hasOwn(ERROR_STATUS, error.code ?? "")) {
    const retryAfter = Number(response.headers.get("retry-after")) || undefined;
    return new RuleError(error.code, error.message, error.fields, retryAfter, error.current);
  }
  const code = byStatus[response.status];
  if (code) return new RuleError(code, error?.message ?? response.statusText);
  console.error(`The CMS answered ${response.status} to ${new URL(response.url).pathname}`);
  return unavailable();
}

function unavailable(): RuleError {
  return new RuleError("CMS_UNAVAILABLE", "The service is not available right now. Please try again.");
}
