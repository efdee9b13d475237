import { HITS_PER_GROUP, type SearchAnswer, type SearchKind } from "@repo/contract/search/search";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import type { ReactNode } from "react";
import type { Page } from "@/cms/pages";
import { Link } from "@/components/link";
import { Marked } from "@/components/search/marked";
import { createLinkCheck } from "@/lib/link-check";
import { KIND_LABELS, keyOf, searchPath } from "@/lib/search";

type SearchPage = Page<"search-page">;

type ResultsProps = { q: string; kind: SearchKind | undefined; exact: boolean; answer: SearchAnswer };

export function Results({ q, kind, exact, answer: { corrected, missed, match, total, groups } }: ResultsProps) {
  return (
    <div className="wrap-anywhere max-w-4xl">
      <p role="status" className="text-lead">
        <span className="font-semibold">{total === 1 ? "1 result" : `${total} results`}</span>
        <span>{corrected ? " for " : ` for “${q}”`}</span>
        {corrected && <strong>{corrected}</strong>}
        {kind && <span>{` in ${KIND_LABELS[kind]}`}</span>}
      </p>
      {corrected && (
        <p className="mt-1 text-slate">
          {`Nothing for “${missed}”. Showing results for “${corrected}”. `}
          <Link href={searchPath(q, { kind, exact: true })} className="link">{`Search for “${q}” as typed`}</Link>
        </p>
      )}
      {match === "some" && <p className="mt-1 text-slate">Nothing has all of these words: here is what has some.</p>}
      {kind && (
        <p className="mt-3">
          <Link href={searchPath(q, { exact })} className="link">
            Search everything
          </Link>
        </p>
      )}
      {groups.map((group) => (
        <section key={group.kind} aria-labelledby={`results-${group.kind}`} className="mt-12">
          <h2 id={`results-${group.kind}`} className="flex items-baseline gap-3 text-card">
            {KIND_LABELS[group.kind]}
            <span className="rounded-full bg-mist px-3 py-0.5 font-sans font-medium text-slate text-sm tracking-normal">
              {group.total}
            </span>
          </h2>
          <ul className="mt-4 grid gap-3">
            {group.hits.map(({ path, title, text }) => (
              <li
                key={keyOf({ path, title })}
                className="card card-hover relative px-6 py-5 hover:border-blue has-focus-visible:border-blue"
              >
                <h3 className="font-semibold text-lg" dir="auto">
                  <Link href={path} className="text-blue-700 after:absolute after:inset-0 after:rounded-card">
                    <Marked text={title} />
                  </Link>
                </h3>
                <p dir="auto" className="mt-1 text-slate">
                  <Marked text={text} />
                </p>
              </li>
            ))}
          </ul>
          {!kind && group.total > HITS_PER_GROUP && (
            <p className="mt-4">
              <Link href={searchPath(q, { kind: group.kind, exact })} className="link">
                {`More results in ${KIND_LABELS[group.kind]}`}
              </Link>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

export function NothingYet({ page }: { page: SearchPage }) {
  return <WaysOn page={page} icon={<Icon name="compass" />} title={page.emptyTitle} text={page.emptyText} />;
}

export function NothingFound({ page, q }: { page: SearchPage; q: string }) {
  return (
    <WaysOn
      page={page}
      icon={<Icon name="telescope" />}
      title={page.noResultTitle.replace("{query}", () => q)}
      text={page.noResultText}
      role="status"
    >
      {!page.noResultTitle.includes("{query}") && (
        <p dir="auto" className="mt-2 font-medium">{`No results for “${q}”.`}</p>
      )}
    </WaysOn>
  );
}

export function NotNow({ isLimited }: { isLimited: boolean }) {
  return (
    <div role="alert" className="card mx-auto max-w-2xl p-8 text-center md:p-12">
      <h2 className="text-title">{isLimited ? "Too many searches" : "The search does not answer"}</h2>
      <p className="mt-4 text-lead text-slate">Please try again in a minute.</p>
    </div>
  );
}

type WaysOnProps = {
  page: SearchPage;
  icon: ReactNode;
  title: string;
  text: string;
  role?: "status";
  children?: ReactNode;
};

async function WaysOn({ page, icon, title, text, role, children }: WaysOnProps) {
  const isThere = await createLinkCheck();
  return (
    <div className="wrap-anywhere mx-auto max-w-2xl text-center">
      <span className="mx-auto grid size-20 place-items-center rounded-3xl bg-sky text-blue [&>svg]:size-9">
        {icon}
      </span>
      <div role={role}>
        <h2 dir="auto" className="mt-7 text-title [overflow-wrap:anywhere]">
          {title}
        </h2>
        {children}
      </div>
      <p className="mt-4 text-lead text-slate">{text}</p>
      <ul className="mt-9 flex flex-wrap justify-center gap-3">
        {page.suggestions
          ?.filter(({ href }) => isThere(href))
          .map(({ href, label, newTab }) => (
            <li key={href}>
              <Link href={href} newTab={newTab} className={buttonClass("outline")}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
