import "server-only";
import { webSettings } from "@repo/settings";
import { ClientError, GraphQLClient } from "graphql-request";
import type { TypedDocumentString } from "./generated/graphql";

const PATIENCE_MS = 10_000;

/** A CMS that does not answer, or answers with an error. `code` is that of the first GraphQL error. */
export class CmsError extends Error {
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

/**
 * Asks the CMS of the setting CMS_URL for published content.
 * @throws {CmsError}
 */
export async function cmsRequest<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [] : [Variables]
): Promise<Result> {
  const client = new GraphQLClient(`${webSettings(process.env).cmsUrl}/graphql`, {
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
  });
  try {
    return await client.request<Result>(document.toString(), variables);
  } catch (error) {
    const first = error instanceof ClientError ? error.response.errors?.[0] : undefined;
    throw new CmsError(
      first?.message ?? `The CMS does not answer: ${(error as Error).message}`,
      first?.extensions.code as string,
    );
  }
}

/**
 * Reads from the CMS's REST API what is for the site alone.
 * @throws {CmsError}
 */
export async function cmsRead<Result>(path: string): Promise<Result> {
  const { cmsUrl, siteToken } = webSettings(process.env);
  const answer = await fetch(cmsUrl + path, {
    headers: { "x-site-token": siteToken },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error) => {
    throw new CmsError(`The CMS does not answer: ${error.message}`);
  });
  if (answer.ok) return answer.json();
  const body = await answer.json().catch(() => null);
  throw new CmsError(`The CMS answers ${answer.status} for ${path}.`, body?.error?.code);
}
