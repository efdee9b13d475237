import type { Metadata } from "next";
import { getPage } from "@/cms/pages";
import { listCaseStudies } from "@/cms/work";
import { TitleBand } from "@/components/headings/title-band";
import { NotFound } from "@/components/notices";
import { filterPath, readSegment } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { filtersOf, findFilter, type WorkFilter } from "@/lib/work";
import { WorkList } from "./work-list";

type Kind = WorkFilter["kind"];

const NONE = "-";
const PRERENDERED = 12;

/** Next.js requires at least one entry; the last one answers for all filters that there aren't. */
export async function listFilterSlugs(kind: Kind): Promise<string[]> {
  const filters = filtersOf(await listCaseStudies()).filter((filter) => filter.kind === kind);
  return [...filters.slice(0, PRERENDERED).map(({ slug }) => slug), NONE];
}

export async function filterMetadata(kind: Kind, segment: string): Promise<Metadata> {
  const slug = readSegment(segment);
  const [page, all] = await Promise.all([getPage("work-page"), listCaseStudies()]);
  const filter = findFilter(all, kind, slug);
  if (!page || !filter) return {};
  return pageMetadata(filterPath(filter), { ...page.seo, metaTitle: titleOf(filter) });
}

export async function FilteredWork({ kind, segment }: { kind: Kind; segment: string }) {
  const [page, all] = await Promise.all([getPage("work-page"), listCaseStudies()]);
  const filter = findFilter(all, kind, readSegment(segment));
  if (!page || !filter) return <NotFound />;
  return (
    <>
      <TitleBand parent={{ name: "Work", path: "/work" }} title={titleOf(filter)} />
      <WorkList page={page} all={all} shown={filter.caseStudies} current={filterPath(filter)} />
    </>
  );
}

const titleOf = ({ kind, title }: WorkFilter) => (kind === "services" ? `Work in ${title}` : `Work for ${title}`);
