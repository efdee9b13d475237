import "server-only";
import type { ErrorCode } from "@repo/contract/http/errors";
import { webSettings } from "@repo/process/settings";
import { ClientError, GraphQLClient } from "graphql-request";
import { fetchCms } from "./fetch-cms";
import type { TypedDocumentString } from "./generated/graphql";
import { type Preview, readerHeaders } from "./preview";
import { shareResponse } from "./shared-responses";

/** `maxLimit` of the CMS's GraphQL. */
const PAGE_SIZE = 100;

type Window = { start: number; limit: number };

export class CmsError extends Error {
  /** Next.js keeps nothing else of an error on its way to an error page. */
  readonly digest: ErrorCode = "CMS_UNAVAILABLE";

  constructor(
    message: string,
    /** The CMS can't be reached, rather than can't answer this. */
    readonly isOutage: boolean,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** Strapi may answer with lists that hold null, the generated types say that none does. */
const withoutNullItems = (_name: string, value: unknown) =>
  Array.isArray(value) ? value.filter((item) => item !== null) : value;
const jsonSerializer = { stringify: JSON.stringify, parse: (text: string) => JSON.parse(text, withoutNullItems) };

export const OUTAGE_STATUSES = [502, 503, 504];

/** Reads published content, in a preview drafts. @throws {CmsError} */
export async function cmsRequest<Result, Variables extends object>(
  preview: Preview,
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [] : [Variables]
): Promise<Result> {
  const client = new GraphQLClient(`${webSettings(process.env).cmsUrl}/graphql`, {
    fetch: fetchCms as typeof fetch,
    jsonSerializer,
  });
  const query = document.toString();
  const ask = () => client.request<Result>(query, variables, readerHeaders(preview));
  try {
    return await (preview ? ask() : shareResponse(query + JSON.stringify(variables), ask));
  } catch (error) {
    if (!(error instanceof ClientError)) {
      throw new CmsError(`The CMS does not answer: ${(error as Error).message}`, true);
    }
    const { status, errors: [first] = [] } = error.response;
    throw new CmsError(
      first?.message ?? `The CMS answers ${status} to GraphQL.`,
      OUTAGE_STATUSES.includes(status),
      first?.extensions.code as string,
    );
  }
}

/** Reads a list to its end, a page at a time. @throws {CmsError} */
export async function cmsRequestAll<Result, Variables extends Window, Entry>(
  preview: Preview,
  document: TypedDocumentString<Result, Variables>,
  variables: Omit<Variables, keyof Window>,
  read: (answer: Result) => readonly Entry[],
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let full = true; full; ) {
    const window = { ...variables, start: entries.length, limit: PAGE_SIZE };
    const found = read(await cmsRequest<Result, Window>(preview, document as never, window));
    entries.push(...found);
    full = found.length === PAGE_SIZE;
  }
  return entries;
}
