import { RuleError } from "@repo/contract/http/errors";
import { HITS_MAX, HITS_PER_GROUP, QUERY_MAX_CHARACTERS, SEARCH_KINDS } from "@repo/contract/search/search";
import type { Metadata } from "next";
import { getPage } from "@/cms/pages";
import { NotFound } from "@/components/notices";
import { SearchField } from "@/components/search/search-field";
import { search } from "@/lib/run-search";
import { SEARCH_PATH } from "@/lib/search-path";
import { pageMetadata } from "@/lib/seo/metadata";
import { NothingFound, NothingYet, NotNow, Results } from "./results";
import { searchPage } from "./site-page";

type Props = PageProps<"/search">;

/** The page is rendered whole for each request, because the results of other people's searches are not cached. */
export const instant = false;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [page, { q }] = await Promise.all([getPage("search-page"), readQuestion(props)]);
  const metadata = await pageMetadata(SEARCH_PATH, page?.seo, searchPage.card);
  if (!page) return metadata;
  return { ...metadata, ...(q && { title: `${q} – ${page.label}` }), robots: { index: false } };
}

export default async function SearchPage(props: Props) {
  const [page, { q, kind, exact }] = await Promise.all([getPage("search-page"), readQuestion(props)]);
  if (!page) return <NotFound />;
  const answer = q ? await search({ q, kind, exact, limit: kind ? HITS_MAX : HITS_PER_GROUP }).catch(refused) : null;
  return (
    <>
      <section className="on-dark night relative z-10">
        <div className="container pt-32 pb-16 md:pb-20">
          <h1 className="text-title">{page.title}</h1>
          <SearchField key={q} texts={page} query={q} className="mt-8 max-w-3xl" />
        </div>
      </section>
      <section className="section">
        <div className="container">
          {answer === null && <NothingYet page={page} />}
          {answer instanceof RuleError && <NotNow isLimited={answer.code === "RATE_LIMITED"} />}
          {answer && "total" in answer && answer.total === 0 && <NothingFound page={page} q={q} />}
          {answer && "total" in answer && answer.total > 0 && (
            <Results q={q} kind={kind} exact={exact} answer={answer} />
          )}
        </div>
      </section>
    </>
  );
}

async function readQuestion({ searchParams }: Props) {
  const asked = await searchParams;
  const [q = "", kind] = [asked.q, asked.kind].map((value) => [value].flat()[0]);
  return {
    q: q.slice(0, QUERY_MAX_CHARACTERS).trim(),
    kind: SEARCH_KINDS.find((each) => each === kind),
    exact: asked.exact === "true",
  };
}

function refused(error: unknown): RuleError {
  if (error instanceof RuleError && (error.code === "RATE_LIMITED" || error.status === 503)) return error;
  throw error;
}
