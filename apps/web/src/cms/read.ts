import "server-only";
import { type Company, setCompany } from "@repo/brand";
import { companyOf } from "@repo/brand/company-of";
import { withoutMarks } from "@repo/plugin-kit/preview/mark";
import { LRUCache } from "lru-cache";
import { listen } from "#server/watch/channels";
import { siteSettings } from "../settings";
import { CmsError, type CmsRequest, fetchCms } from "./fetch";
import { SiteDocument, type SiteQuery, type TypedDocumentString } from "./generated/graphql";
import type { Preview } from "./preview";
import { COMPANY_TAGS } from "./tags";

/** This must match `maxLimit` in the CMS's GraphQL settings. */
const PAGE_SIZE = 100;
/** The greatest age of a shared answer, for the case that the report of a change is lost. */
const SHARED_MS = 5_000;
const clock = { now: () => Number(process.hrtime.bigint()) / 1e6 };

const answers = new LRUCache<string, Promise<unknown>>({ max: 500, ttl: SHARED_MS, perf: clock });

/** Is read before anything else, because words, days and money depend on it. */
let company: Promise<unknown> | undefined;
let isKnown = false;

listen("site:content-changes", (tags) => {
  answers.clear();
  if (COMPANY_TAGS.some((tag) => tags.includes(tag))) company = undefined;
});

type Window = { start: number; limit: number };

/** Reads published content, or drafts in a preview. @throws {CmsError} */
export async function read<Result, Variables extends object>(
  preview: Preview,
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [] : [Variables]
): Promise<Result> {
  await knowCompany();
  return ask(preview, document, variables);
}

export type Site = SiteQuery & { company: Company };

/** Reads what every page shows. @throws {CmsError} */
export async function readSite(preview: Preview): Promise<Site> {
  const site = await ask(preview, SiteDocument, {});
  const { siteSetting, contactDetail }: SiteQuery = JSON.parse(withoutMarks(JSON.stringify(site)));
  const company = companyOf(siteSetting, contactDetail);
  if (!preview) {
    setCompany(company);
    isKnown = true;
  }
  return { ...site, company };
}

/** Takes what is cached, when this process has not read it yet. */
export function rememberCompany({ company }: Site): void {
  if (!isKnown) setCompany(company);
}

/** Is called before pages are marked as stale: what renders them may write a date before it reads anything. */
export async function renewCompany(): Promise<void> {
  answers.clear();
  company = undefined;
  await knowCompany();
}

const knowCompany = () =>
  (company ??= readSite(undefined).catch(() => {
    company = undefined;
  }));

async function ask<Result>(
  preview: Preview,
  document: TypedDocumentString<Result, never>,
  variables: object | undefined,
): Promise<Result> {
  const body = JSON.stringify({ query: document.toString(), variables });
  const headers = { "content-type": "application/json", ...(preview && { "x-preview": preview }) };
  const send = () => readJson<{ data: Result }>("/graphql", { method: "POST", body, headers });
  return (await (preview ? send() : shareResponse(body, send))).data;
}

/** Reads a whole list, page by page. @throws {CmsError} */
export async function readAll<Result, Variables extends Window, Entry>(
  preview: Preview,
  document: TypedDocumentString<Result, Variables>,
  variables: Omit<Variables, keyof Window>,
  entriesIn: (answer: Result) => readonly Entry[],
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let full = true; full; ) {
    const window = { ...variables, start: entries.length, limit: PAGE_SIZE };
    const found = entriesIn(await read<Result, Window>(preview, document as never, window));
    entries.push(...found);
    full = found.length === PAGE_SIZE;
  }
  return entries;
}

/** Reads what only the site may read, at an address of the REST API. @throws {CmsError} */
export async function readPath<Result>(path: string): Promise<Result> {
  await knowCompany();
  return shareResponse(path, () => readJson<Result>(path));
}

/** Strapi's lists may contain null, but the generated types say that they don't. */
const withoutNullItems = (_name: string, value: unknown) =>
  Array.isArray(value) ? value.filter((item) => item !== null) : value;

type Failure = { error?: { code: string }; errors?: { message: string; extensions: { code: string } }[] };

async function readJson<Answer>(path: string, request?: CmsRequest): Promise<Answer> {
  const response = await fetchCms(path, request);
  const { ok, status } = response;
  const body = parse<Answer & Failure>(await response.text());
  if (ok && body && !body.errors) return body;
  const [first] = body?.errors ?? [];
  const isOutage = ok ? !body : status >= 502 && status <= 504;
  const isTableMissing = (body?.error ?? first?.extensions)?.code === "TABLE_MISSING";
  const code = isTableMissing ? "TABLE_MISSING" : isOutage ? "CMS_UNAVAILABLE" : "INTERNAL_ERROR";
  throw new CmsError(code, first?.message ?? `The CMS answers ${status} for ${path}.`);
}

function parse<Body>(text: string): Body | undefined {
  try {
    return JSON.parse(text, withoutNullItems);
  } catch {
    return undefined;
  }
}

/** Next.js renders changed pages without its data cache. Replicas share nothing: they hear of changes apart. */
function shareResponse<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
  if (siteSettings().redisUrl) return ask();
  const known = answers.get(question) as Promise<Answer> | undefined;
  if (known) return known;
  const answer = ask();
  answers.set(question, answer);
  answer.catch(() => answers.get(question) === answer && answers.delete(question));
  return answer;
}
