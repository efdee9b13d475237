import "server-only";
import type { ErrorCode } from "@repo/contract/http/errors";
import { ClientError, GraphQLClient } from "graphql-request";
import { LRUCache } from "lru-cache";
import { listen } from "#server/watch/channels";
import { fetchCms } from "./fetch-cms";
import type { TypedDocumentString } from "./generated/graphql";
import { type Preview, readerHeaders } from "./preview";
import { siteSettings } from "./settings";

/** This must match `maxLimit` in the CMS's GraphQL settings. */
const PAGE_SIZE = 100;
/** The greatest age of a shared answer, for the case that the report of a change is lost. */
const SHARED_MS = 5_000;
const clock = { now: () => Number(process.hrtime.bigint()) / 1e6 };

const answers = new LRUCache<string, Promise<unknown>>({ max: 500, ttl: SHARED_MS, perf: clock });

listen("site:content-changes", () => answers.clear());

type Window = { start: number; limit: number };

export class CmsError extends Error {
  /** The digest is the only property of an error that Next.js passes to an error page. */
  readonly digest: ErrorCode = "CMS_UNAVAILABLE";

  constructor(
    message: string,
    /** Whether the CMS is unreachable, rather than unable to answer this request. */
    readonly isOutage: boolean,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** Strapi's lists may contain null, but the generated types say that they don't. */
const withoutNullItems = (_name: string, value: unknown) =>
  Array.isArray(value) ? value.filter((item) => item !== null) : value;
const jsonSerializer = { stringify: JSON.stringify, parse: (text: string) => JSON.parse(text, withoutNullItems) };

const OUTAGE_STATUSES = [502, 503, 504];

/** Reads published content, or drafts in a preview. @throws {CmsError} */
export async function cmsRequest<Result, Variables extends object>(
  preview: Preview,
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [] : [Variables]
): Promise<Result> {
  const client = new GraphQLClient(`${siteSettings().cmsUrl}/graphql`, {
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

/** Reads a whole list, page by page. @throws {CmsError} */
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

/** Reads data that only the site may read. @throws {CmsError} */
export const cmsRead = <Result>(path: string): Promise<Result> => shareResponse(path, () => read<Result>(path));

async function read<Result>(path: string): Promise<Result> {
  const { siteToken } = siteSettings();
  const unanswered = (error: Error) => {
    throw new CmsError(`The CMS does not answer: ${error.message}`, true);
  };
  const answer = await fetchCms(path, { headers: { "x-site-token": siteToken.current } }).catch(unanswered);
  if (answer.ok) return answer.json().catch(unanswered);
  const body = await answer.json().catch(() => null);
  throw new CmsError(
    `The CMS answers ${answer.status} for ${path}.`,
    OUTAGE_STATUSES.includes(answer.status),
    body?.error?.code,
  );
}

/**
 * Shares one answer among pages that ask at about the same time, because Next.js renders changed pages without its data
 * cache. A change of content clears the answers. Replicas don't share, as they hear of changes at different times.
 */
function shareResponse<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
  if (siteSettings().redisUrl) return ask();
  const known = answers.get(question) as Promise<Answer> | undefined;
  if (known) return known;
  const answer = ask();
  answers.set(question, answer);
  answer.catch(() => answers.get(question) === answer && answers.delete(question));
  return answer;
}
