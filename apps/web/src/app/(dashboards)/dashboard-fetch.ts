import { type ErrorBody, type ErrorCode, errorText } from "@repo/rules/errors";
import { readSession } from "@/components/use-session";
import { DASHBOARDS } from "@/lib/dashboards";
import { requestSignIn } from "./sign-in-request";

const UNREACHABLE = "The service cannot be reached right now. Please try again.";

/** What a request to `/api/dashboard` was refused with; `status` 0 when there was no answer. */
export class DashboardError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
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

type DashboardRequest = {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
};

/**
 * Asks the dashboard's interface. When the session has ended, the person may sign in again in place, and the request is
 * made once more: what was being saved is saved.
 * @throws {DashboardError}
 */
export async function dashboardFetch<Result>(path: string, request: DashboardRequest = {}): Promise<Result> {
  let response = await send(path, request);
  // A refusal stays one when nobody can tell whether there is a session.
  const ended = response.status === 401 || (response.status === 403 && !(await hasSession().catch(() => true)));
  if (ended && (await requestSignIn())) response = await send(path, request);
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? undefined : await response.json()) as Result;
}

/** Whether there is a session of this dashboard, signed in again in place if need be. @throws when that can't be known. */
export async function ensureSession(): Promise<boolean> {
  return (await hasSession()) || (await requestSignIn());
}

/** Somebody may have signed in to the other dashboard since, which ends the session of this one. */
async function hasSession(): Promise<boolean> {
  const { user } = await readSession();
  return user !== null && location.pathname.startsWith(DASHBOARDS[user.role].home);
}

async function send(path: string, { method, body, signal }: DashboardRequest): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      signal,
      headers: body === undefined ? undefined : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable(0);
  }
}

async function refusal(response: Response): Promise<DashboardError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  return body?.error ? new DashboardError(response.status, body) : unreachable(response.status);
}

function unreachable(status: number): DashboardError {
  return new DashboardError(status, { error: { code: "CMS_UNAVAILABLE", message: UNREACHABLE } });
}
