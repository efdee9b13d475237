import "server-only";
import type { OwnApplication } from "@repo/contract/application/own-application";
import { type ErrorCode, RuleError } from "@repo/contract/http/errors";
import { BodyTooLarge, readLimited } from "@repo/contract/http/limited-body";
import { LINK_TOKEN } from "@repo/contract/http/mailed-link";
import { headers } from "next/headers";
import { type Asked, ask } from "@/cms/ask";
import { handleRequest } from "./api-handler";

const FORM_BYTES = 4 * 1024;

/** The problem that the page shows after a form, by error code. `PROBLEMS` in the page's texts.ts has the text. */
const TOLD: { [code in ErrorCode]?: string } = {
  CONFLICT: "decided",
  RATE_LIMITED: "wait",
  CMS_UNAVAILABLE: "later",
  VALIDATION_FAILED: "email",
};

/** Keeps the token out of the CMS's addresses. */
const asApplicant = (token: string) => ({ headers: { "x-application-token": token } });

type Query = Promise<{ [name: string]: string | string[] | undefined }>;

/** The token comes from server/steps/private-links.ts, and in development from a rewrite in next.config.ts. */
export async function readToken(query: Query): Promise<string> {
  const token = (await headers()).get("x-application-token");
  return token ?? (process.env.NODE_ENV === "development" ? String((await query).token) : "");
}

/** Returns `null` for an unknown token, and "unavailable" in an outage or while requests are limited. */
export async function readOwnApplication(token: string): Promise<OwnApplication | "unavailable" | null> {
  if (!LINK_TOKEN.test(token)) return null;
  try {
    return await (await ask("GET /api/own-application", asApplicant(token))).json();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    if (error.code === "NOT_FOUND") return null;
    if (error.code === "RATE_LIMITED" || error.status === 503) return "unavailable";
    throw error;
  }
}

/** Makes a handler for a plain form. `act` gets what to ask with, the fields, and the page that the form leads back to. */
export function onOwnApplication(
  act: (applicant: Asked, form: URLSearchParams, page: string) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return onPlainForm((form) => {
    const token = form.get("token") ?? "";
    if (!LINK_TOKEN.test(token)) throw new RuleError("NOT_FOUND");
    const page = `/applications/${token}`;
    return leadingBack(page, () => act(asApplicant(token), form, page));
  });
}

export function onPlainForm(act: (form: URLSearchParams) => Promise<Response>) {
  return (request: Request): Promise<Response> =>
    handleRequest(request, async () => {
      return act(await readFields(request));
    });
}

export async function leadingBack(page: string, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    if (error.code === "NOT_FOUND") return seeOther(page);
    const told = TOLD[error.code];
    if (!told) throw error;
    return seeOther(`${page}?told=${told}`);
  }
}

export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } });
}

async function readFields({ body }: Request): Promise<URLSearchParams> {
  try {
    return new URLSearchParams(body ? await new Blob(await readLimited(body, FORM_BYTES)).text() : "");
  } catch (error) {
    throw new RuleError(error instanceof BodyTooLarge ? "BODY_TOO_LARGE" : "BAD_REQUEST");
  }
}
