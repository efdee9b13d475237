import { videoAt } from "@repo/contract/page/video";
import { addressOf } from "@repo/contract/site/addresses";
import type { RootContent } from "mdast";
import { getSectionPage, type Section } from "@/cms/section-pages";
import { heading, list, paragraph, quote, raw, writeMarkdown } from "@/lib/markdown";
import { type Arranged, arrangeSections, headingOf, type Listed } from "@/lib/sections";
import { absoluteUrl, markdownPath } from "@/lib/seo/structured-data";
import { fillYears } from "@/lib/years";

type Blocks = (RootContent | undefined)[];
type Fill = Awaited<ReturnType<typeof fillYears>>;
type Item = Parameters<typeof list>[0][number];

export async function sectionPageMarkdown(path: string): Promise<string | null> {
  const page = await getSectionPage(path);
  if (!page) return null;
  const [sections, fill] = await Promise.all([arrangeSections(page), fillYears()]);
  return writeMarkdown([
    sections[0]?.level === 1 ? undefined : heading(1, page.title),
    ...sections.flatMap((arranged) => blocksOf(arranged, fill)),
  ]);
}

function blocksOf({ section, level, inner, listed, form }: Arranged, fill: Fill): Blocks {
  const title = headingOf(section) || form?.title;
  const text = "text" in section ? section.text : undefined;
  return [
    title ? heading(level, title) : undefined,
    paragraph(text ?? form?.intro),
    ...contentOf(section, inner, listed, fill),
  ];
}

function contentOf(section: Section, level: 2 | 3, listed: Listed | undefined, fill: Fill): Blocks {
  switch (section.__typename) {
    case "ComponentSectionHero":
      return [paragraph(section.highlight), linkTo(section.link)];
    case "ComponentSectionTextPicture":
      return [raw(section.paragraphs), linkTo(section.link)];
    case "ComponentSectionRichText":
      return [raw(section.markdown)];
    case "ComponentSectionCards":
      return [list((section.cards ?? []).map(({ title, description, href }) => item(title, description, href)))];
    case "ComponentSectionNumbers":
      return [list((section.numbers ?? []).map(({ value, label }) => item(`${fill(value)} ${label}`)))];
    case "ComponentSectionSteps":
      return [
        list(
          (section.steps ?? []).map(({ title, description }) => item(title, description)),
          true,
        ),
      ];
    case "ComponentSectionQuotes":
      return (section.quotes ?? []).map((each) => quote(each.quote, `${each.name}, ${each.role}`));
    case "ComponentSectionLogos":
      return [list(section.logos.flatMap(({ alternativeText }) => (alternativeText ? item(alternativeText) : [])))];
    case "ComponentSectionQuestions":
      return (section.questions ?? []).flatMap(({ question, answer }) => [heading(level, question), paragraph(answer)]);
    case "ComponentSectionGallery":
      return [list((section.pictures ?? []).flatMap(({ caption }) => (caption ? item(caption) : [])))];
    case "ComponentSectionVideo": {
      const video = videoAt(section.address);
      return [video && list([item(`Video on ${video.player}`, null, video.watch)])];
    }
    case "ComponentSectionList":
      return [listed && list(itemsOf(listed)), linkTo(section.link)];
    case "ComponentSectionCallToAction":
      return [linkTo(section.button)];
    case "ComponentSectionContactForm":
    case "ComponentSectionForm":
    case "Error":
      return [];
    default:
      return section satisfies never;
  }
}

function itemsOf(listed: Listed): Item[] {
  switch (listed.content) {
    case "services":
      return listed.entries.map((each) => item(each.title, each.description, markdownPath(addressOf("service", each))));
    case "case_studies":
      return listed.entries.map((each) => item(each.title, each.summary, markdownPath(addressOf("case-study", each))));
    case "posts":
      return listed.entries.map((each) =>
        item(each.title, each.excerpt, markdownPath(addressOf("blog-post", { documentId: each.id }))),
      );
    case "jobs":
      return listed.entries.map((each) => item(each.title, each.details, addressOf("job", each)));
  }
}

function item(name: string, note?: string | null, href?: string | null): Item {
  return { name, note, ...(href && { address: absoluteUrl(href) }) };
}

const linkTo = (link: { label: string; href: string } | null | undefined) =>
  link ? list([item(link.label, null, link.href)]) : undefined;
