import { type ErrorBody, type ErrorCode, errorText } from "@repo/contract/http/errors";
import type { AnswerOf, OperationName, RequestOf } from "@repo/contract/operations/request";
import { requestOf } from "@repo/contract/operations/request";
import { readSession } from "@/components/use-session";
import { DASHBOARDS } from "@/lib/dashboards";
import { anySignal, requestTimeout } from "@/lib/request-timeout";
import { requestSignIn } from "./sign-in-request";

const UNREACHABLE = "The service cannot be reached right now. Please try again.";

/** An error from the CMS or the connection. `status` is 0 when there was no response. */
export class DashboardError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** Whether there was no answer in time. The change may have been made nevertheless. */
    readonly timedOut = false,
  ) {
    super(errorText(body.error.code, body.error.message));
  }

  get code(): ErrorCode {
    return this.body.error.code;
  }

  get fields(): Record<string, string> | undefined {
    return this.body.error.fields;
  }
}

let reading = new AbortController();

/** Cancels all reads before a sign-out, because a late answer would ask the person to sign in again. */
export function abortReading(): void {
  reading.abort();
  reading = new AbortController();
}

const NEVER = new AbortController().signal;

type Options = { query?: Record<string, string>; signal?: AbortSignal };

type DashboardRequest = Options & { ids?: Record<string, string | number>; body?: unknown };

/** Calls an operation. If the session has ended, asks to sign in again and repeats it. Throws a `DashboardError`. */
export async function dashboardFetch<Name extends OperationName>(
  name: Name,
  ...[request]: RequestOf<Name, Options>
): Promise<AnswerOf<Name>> {
  const response = await answerTo(name, request);
  return (response.status === 204 ? undefined : await contentOf(response)) as AnswerOf<Name>;
}

/** Reads a file in the same way as `dashboardFetch`. */
export async function dashboardFile<Name extends OperationName>(
  name: Name,
  ...[request]: RequestOf<Name, Options>
): Promise<ArrayBuffer> {
  const response = await answerTo(name, request);
  try {
    return await response.arrayBuffer();
  } catch (error) {
    throw unreachable(response.status, error);
  }
}

async function answerTo(name: OperationName, request: DashboardRequest = {}): Promise<Response> {
  let response = await send(name, request);
  // A 403 stays a 403 if the session can't be checked.
  const ended = response.status === 401 || (response.status === 403 && !(await hasSession().catch(() => true)));
  if (ended && (await requestSignIn())) response = await send(name, request);
  if (!response.ok) throw await refusal(response);
  return response;
}

/** Asks to sign in again if need be. Resolves to `false` if the person declines; throws if it can't tell. */
export async function ensureSession(): Promise<boolean> {
  return (await hasSession()) || (await requestSignIn());
}

/** Whether there is a session for this dashboard. Signing in to the other one ends it. */
async function hasSession(): Promise<boolean> {
  const { user } = await readSession();
  return user !== null && location.pathname.startsWith(DASHBOARDS[user.role].home);
}

async function send(name: OperationName, { ids, query, body, signal = NEVER }: DashboardRequest): Promise<Response> {
  const { method, path } = requestOf<string>(name, ids);
  const isJson = body !== undefined && !(body instanceof FormData);
  try {
    return await fetch(query ? `${path}?${new URLSearchParams(query)}` : path, {
      method,
      signal: anySignal([requestTimeout(), signal, ...(method === "GET" ? [reading.signal] : [])]),
      headers: isJson ? { "Content-Type": "application/json" } : undefined,
      body: isJson ? JSON.stringify(body) : body,
    });
  } catch (error) {
    throw unreachable(0, error);
  }
}

async function contentOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw unreachable(response.status, error);
  }
}

async function refusal(response: Response): Promise<DashboardError> {
  const body = (await contentOf(response)) as ErrorBody | null;
  return typeof body?.error?.code === "string"
    ? new DashboardError(response.status, body)
    : unreachable(response.status);
}

function unreachable(status: number, cause?: unknown): DashboardError {
  const timedOut = cause instanceof DOMException && cause.name === "TimeoutError";
  return new DashboardError(status, { error: { code: "CMS_UNAVAILABLE", message: UNREACHABLE } }, timedOut);
}
