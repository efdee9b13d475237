import { addressOf } from "@repo/contract/site/addresses";
import { toLines } from "@repo/contract/text/lines";
import { listFaqs } from "@/cms/catalogue";
import { getPage } from "@/cms/pages";
import { getService } from "@/cms/services";
import { heading, list, paragraph, quote, writeMarkdown } from "@/lib/markdown";
import { relatedWork, workOfService } from "@/lib/related-work";
import { absoluteUrl } from "@/lib/seo/structured-data";

export async function serviceMarkdown(slug: string): Promise<string | null> {
  const [service, page, faqs, work] = await Promise.all([
    getService(slug),
    getPage("services-page"),
    listFaqs("services"),
    relatedWork(workOfService(slug)),
  ]);
  if (!service || !page) return null;
  return writeMarkdown([
    heading(1, service.title),
    quote(service.heroTitle),
    paragraph(service.heroDescription),
    heading(2, service.whatWeOfferTitle),
    list((service.whatWeOffer ?? []).map(({ title, description }) => ({ name: title, note: description }))),
    heading(2, service.processTitle),
    list(
      (service.processSteps ?? []).map(({ title, description }) => ({ name: title, note: description })),
      true,
    ),
    heading(2, service.techStackTitle),
    list(service.techStack ?? []),
    heading(2, service.whyChooseTitle),
    list(service.whyChooseList ?? []),
    heading(2, page.detailIndustriesTitle),
    list(toLines(page.detailIndustries).map((name) => ({ name }))),
    service.testimonials?.length ? heading(2, service.testimonialsTitle) : undefined,
    ...(service.testimonials ?? []).map((each) => quote(each.quote, `${each.name}, ${each.role}`)),
    heading(2, page.detailFaqTitle),
    ...faqs.flatMap(({ question, answer }) => [heading(3, question), paragraph(answer)]),
    work ? heading(2, work.title) : undefined,
    list(
      (work?.caseStudies ?? []).map(({ title, slug, summary }) => ({
        name: title,
        address: absoluteUrl(addressOf("case-study", { slug })),
        note: summary,
      })),
    ),
  ]);
}
