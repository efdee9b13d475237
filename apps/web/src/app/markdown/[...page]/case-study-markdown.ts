import { toParagraphs } from "@repo/contract/text/lines";
import { getPage } from "@/cms/pages";
import { getCaseStudy } from "@/cms/work";
import { heading, list, paragraph, quote, writeMarkdown } from "@/lib/markdown";

export async function caseStudyMarkdown(slug: string): Promise<string | null> {
  const [study, page] = await Promise.all([getCaseStudy(slug), getPage("work-page")]);
  if (!study || !page) return null;
  const services = study.services.flatMap((service) => service?.title ?? []);
  const speaker = [study.quoteName, study.quoteRole].filter(Boolean).join(", ");
  return writeMarkdown([
    heading(1, study.title),
    paragraph([study.client, study.industry?.title, ...services].filter(Boolean).join(" · ")),
    paragraph(study.summary),
    heading(2, page.challengeTitle),
    ...toParagraphs(study.challenge).map(paragraph),
    heading(2, page.approachTitle),
    ...toParagraphs(study.approach).map(paragraph),
    heading(2, page.resultsTitle),
    list(
      (study.results ?? []).map(({ value, unit, label, source }) => ({
        name: [value, unit, label].filter(Boolean).join(" "),
        note: source,
      })),
    ),
    study.quote ? quote(study.quote, speaker) : undefined,
    heading(2, page.technologiesTitle),
    list(study.technologies.flatMap((technology) => (technology ? [{ name: technology.name }] : []))),
  ]);
}
