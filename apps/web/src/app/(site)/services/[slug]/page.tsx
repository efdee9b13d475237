import { addressOf } from "@repo/contract/site/addresses";
import { Accordion } from "@repo/ui/accordion";
import { RedirectType, redirect } from "next/navigation";
import { listFaqs } from "@/cms/catalogue";
import { getPage } from "@/cms/pages";
import { getService } from "@/cms/services";
import { NotFound } from "@/components/notices";
import { Questions } from "@/components/sections/questions";
import { RelatedWork } from "@/components/work/related-work";
import { followRedirect } from "@/lib/redirects";
import { workOfService } from "@/lib/related-work";
import { pageMetadata, withMarkdown } from "@/lib/seo/metadata";
import { Industries, Offers, Process, TechStack, Testimonials, WhyChoose } from "./sections";
import { ServiceViewed } from "./service-events";
import { ServiceHero } from "./service-hero";
import { ServiceJsonLd } from "./service-json-ld";
import { serviceEntries } from "./site-page";

export const generateStaticParams = async () => (await serviceEntries.listPrerendered()).map((slug) => ({ slug }));

export async function generateMetadata({ params }: PageProps<"/services/[slug]">) {
  const { slug } = await params;
  const [service, page] = await Promise.all([getService(slug), getPage("services-page")]);
  const path = addressOf("service", { slug });
  return withMarkdown(await pageMetadata(path, page && service?.seo, () => serviceEntries.card(slug)), path);
}

export default async function ServicePage({ params }: PageProps<"/services/[slug]">) {
  const { slug } = await params;
  const [service, page, faqs] = await Promise.all([getService(slug), getPage("services-page"), listFaqs("services")]);
  if (!page) return <NotFound />;
  if (!service) {
    await followRedirect(addressOf("service", { slug }), serviceEntries);
    redirect("/services", RedirectType.replace);
  }
  return (
    <>
      <ServiceJsonLd service={service} faqs={faqs} />
      <ServiceViewed title={service.title} slug={service.slug} />
      <ServiceHero service={service} />
      <Offers service={service} />
      <Process service={service} />
      <TechStack service={service} />
      <WhyChoose service={service} image={page.whyChooseImage} />
      <Industries title={page.detailIndustriesTitle} names={page.detailIndustries} />
      <Testimonials service={service} />
      <section className="section bg-mist">
        <Questions title={page.detailFaqTitle}>
          <Accordion items={faqs.map(({ question, answer }, index) => ({ id: String(index), question, answer }))} />
        </Questions>
      </section>
      <RelatedWork {...workOfService(service.slug)} />
    </>
  );
}
