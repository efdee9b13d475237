import { errorIn, RuleError } from "@repo/contract/http/errors";
import { type AnswerOf, type RequestName, type RequestOf, requestOf } from "@repo/contract/operations/request";
import { anySignal, requestTimeout } from "./request-timeout";

const NEEDS_SESSION = / \/api\/(dashboard|resumes)\//;
const NEVER = new AbortController().signal;

let reading = new AbortController();

/** Cancels all reads before a sign-out, because a late answer would ask the person to sign in again. */
export function abortReading(): void {
  reading.abort();
  reading = new AbortController();
}

type Options = {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
};
type SiteRequest = Options & { ids?: Record<string, string | number>; body?: unknown };

/** Sends it again after a new sign-in if the session has ended. @throws {RuleError} also CMS_UNAVAILABLE */
export async function siteFetch<Name extends RequestName>(
  name: Name,
  ...[request]: RequestOf<Name, Options>
): Promise<AnswerOf<Name>> {
  const response = await answerTo(name, request);
  return (response.status === 204 ? undefined : await orUnavailable(response.json())) as AnswerOf<Name>;
}

/** Reads a file in the same way as `siteFetch`. */
export async function siteFile<Name extends RequestName>(
  name: Name,
  ...[request]: RequestOf<Name, Options>
): Promise<ArrayBuffer> {
  const response = await answerTo(name, request);
  return orUnavailable(response.arrayBuffer());
}

async function answerTo(name: RequestName, request: SiteRequest = {}): Promise<Response> {
  let response = await send(name, request);
  if (NEEDS_SESSION.test(name) && [401, 403].includes(response.status)) {
    const { isRenewed } = await loadSession();
    if (await isRenewed(response, readUser)) response = await send(name, request);
  }
  if (response.ok) return response;
  const body: unknown = await orUnavailable(response.json());
  throw errorIn(body, response.headers.get("retry-after")) ?? new RuleError("CMS_UNAVAILABLE");
}

/** Asks to sign in again if need be. Resolves to `false` if the person declines; throws if it can't tell. */
export const ensureSession = async (): Promise<boolean> => (await loadSession()).ensureSession(readUser);

/** The forms of visitors have no session, so their pages don't load this. */
const loadSession = () => orUnavailable(import("./session"));

const readUser = async () => (await siteFetch("GET /api/session")).user;

function send(name: RequestName, request: SiteRequest): Promise<Response> {
  const { ids, query, body, headers, signal = NEVER, timeoutMs } = request;
  const { method, path } = requestOf<string>(name, ids);
  const isJson = body !== undefined && !(body instanceof FormData);
  const isRead = method === "GET" && NEEDS_SESSION.test(name);
  return orUnavailable(
    fetch(query ? `${path}?${new URLSearchParams(query)}` : path, {
      method,
      signal: anySignal([requestTimeout(timeoutMs), signal, ...(isRead ? [reading.signal] : [])]),
      headers: isJson ? { "Content-Type": "application/json", ...headers } : headers,
      body: isJson ? JSON.stringify(body) : (body as FormData | undefined),
    }),
  );
}

async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === "TimeoutError";
    throw new RuleError("CMS_UNAVAILABLE", undefined, undefined, { timedOut });
  }
}
