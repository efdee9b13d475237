import { anchorOf, freeAnchor, LAYOUT_ANCHORS } from "@repo/contract/page/anchors";
import { tagSlug } from "@repo/contract/post/post";
import { reserveAnchors } from "@repo/markdown/markdown";
import type { PostCard } from "@/cms/blog";
import { listPosts, listPostsByTag } from "@/cms/blog";
import { listOpenings } from "@/cms/careers";
import { getForm } from "@/cms/forms";
import type {
  CaseStudyCardFragment,
  FormFragment,
  OpeningFragment,
  ServiceCardFragment,
} from "@/cms/generated/graphql";
import type { Section, SectionPage } from "@/cms/section-pages";
import { listServices } from "@/cms/services";
import { listCaseStudies } from "@/cms/work";

export type Listed =
  | { content: "services"; entries: ServiceCardFragment[] }
  | { content: "case_studies"; entries: CaseStudyCardFragment[] }
  | { content: "posts"; entries: PostCard[] }
  | { content: "jobs"; entries: OpeningFragment[] };

export type Arranged = {
  section: Section;
  anchor: string;
  /** The level of the section's heading. */
  level: 1 | 2;
  /** The level of the headings in the section. */
  inner: 2 | 3;
  isFirst: boolean;
  isTinted: boolean;
  /** The entries of a list that fills itself. */
  listed?: Listed;
  form?: FormFragment;
  /** Anchors that the text's headings can't have: those of all sections, and of the texts above. */
  takenAnchors?: ReadonlySet<string>;
};

/** Leaves out empty lists and forms that aren't published. The first section's heading, if any, is the page's. */
export async function arrangeSections(page: SectionPage): Promise<Arranged[]> {
  const found = await Promise.all(
    page.sections.map(async (section) => ({
      section,
      listed: await listedBy(section),
      form: isForm(section) ? await getForm(section.form) : undefined,
    })),
  );
  const shown = found.filter(({ section, listed, form }) => {
    if (isForm(section)) return Boolean(form);
    return isList(section) === Boolean(listed?.entries.length);
  });
  const anchors = new Set(LAYOUT_ANCHORS);
  let tinted = false;
  const arranged: Arranged[] = shown.map(({ section, listed, form }, index) => {
    const isFirst = index === 0;
    const heading = headingOf(section) || form?.title;
    const wanted = ("anchor" in section && section.anchor) || anchorOf(heading ?? "") || `section-${index + 1}`;
    const isTinted = !isDark(section) && tinted;
    tinted = isDark(section) ? false : !tinted;
    return {
      section,
      anchor: freeAnchor(wanted, anchors),
      level: isFirst && heading ? 1 : 2,
      inner: isFirst || !heading ? 2 : 3,
      isFirst,
      isTinted,
      listed,
      form: form ?? undefined,
    };
  });
  for (const each of arranged) {
    if (each.section.__typename !== "ComponentSectionRichText") continue;
    each.takenAnchors = new Set(anchors);
    reserveAnchors(each.section.markdown, anchors);
  }
  return arranged;
}

export function headingOf(section: Section): string | undefined {
  if ("heading" in section) return section.heading || undefined;
  return ("title" in section && section.title) || undefined;
}

const isList = (section: Section): section is Section<"ComponentSectionList"> =>
  section.__typename === "ComponentSectionList";

const isForm = (section: Section): section is Section<"ComponentSectionForm"> =>
  section.__typename === "ComponentSectionForm";

const isDark = ({ __typename }: Section) => __typename === "ComponentSectionHero";

async function listedBy(section: Section): Promise<Listed | undefined> {
  if (!isList(section)) return undefined;
  const { content, count } = section;
  switch (content) {
    case "services":
      return { content, entries: (await listServices()).slice(0, count) };
    case "case_studies":
      return { content, entries: (await listCaseStudies()).slice(0, count) };
    case "posts": {
      const found = section.tag ? await listPostsByTag(tagSlug(section.tag), 1) : await listPosts(1);
      return { content, entries: found?.posts.slice(0, count) ?? [] };
    }
    case "jobs":
      return { content, entries: (await listOpenings(1)).jobs.slice(0, count) };
  }
}
