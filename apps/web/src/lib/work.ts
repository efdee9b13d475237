import { tagSlug } from "@repo/contract/post/post";
import type { CaseStudyCardFragment } from "@/cms/generated/graphql";
import { filterPath } from "@/lib/paths";

export type WorkFilter = { kind: "services" | "industries"; slug: string; title: string };

/** Returns the filters for case studies, sorted by title. Each leads to at least one case study. */
export function filtersOf(caseStudies: CaseStudyCardFragment[]): WorkFilter[] {
  const filters = new Map(caseStudies.flatMap(filtersOfOne).map((filter) => [filterPath(filter), filter]));
  return [...filters.values()].sort((one, other) => one.title.localeCompare(other.title));
}

export function findFilter(
  caseStudies: CaseStudyCardFragment[],
  kind: WorkFilter["kind"],
  slug: string,
): (WorkFilter & { caseStudies: CaseStudyCardFragment[] }) | undefined {
  const isOf = (filter: WorkFilter) => filter.kind === kind && filter.slug === slug;
  const found = caseStudies.filter((each) => filtersOfOne(each).some(isOf));
  const filter = filtersOf(found).find(isOf);
  return filter && { ...filter, caseStudies: found };
}

function filtersOfOne({ services, industry }: CaseStudyCardFragment): WorkFilter[] {
  return [
    ...services.flatMap((service) =>
      service ? [{ kind: "services" as const, slug: service.slug, title: service.title }] : [],
    ),
    ...(industry ? [{ kind: "industries" as const, slug: tagSlug(industry.title), title: industry.title }] : []),
  ];
}
