import { LOCALE } from "@repo/brand";
import { getPage } from "@repo/cms-client/pages";
import { getSite } from "@repo/cms-client/site";
import { ContactForm } from "@/components/contact/contact-form";
import { PageHero } from "@/components/headings/page-hero";
import { JsonLd } from "@/components/json-ld/json-ld";
import { NotFound } from "@/components/notices";
import { env } from "@/env";
import { pageMetadata } from "@/lib/seo/metadata";
import { ContactCards } from "./contact-cards";
import { ContactMap } from "./contact-map";
import { contactPage } from "./site-page";

export const generateMetadata = async () =>
  pageMetadata("/contact", (await getPage("contact-page"))?.seo, contactPage.card);

export default async function ContactPage() {
  const [page, { contactDetail }] = await Promise.all([getPage("contact-page"), getSite()]);
  if (!page) return <NotFound />;
  return (
    <>
      <PageHero hero={page.hero} />
      <section data-invitation className="section bg-mist">
        <div className="container grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="card p-6 sm:p-8 lg:p-10">
            <h2 className="text-title">{page.formTitle}</h2>
            <p className="mt-3 text-lead text-slate">{page.formSubtitle}</p>
            <ContactForm />
          </div>
          {contactDetail && (
            <div className="flex flex-col gap-6">
              <ContactCards page={page} contact={contactDetail} />
              <ContactMap contact={contactDetail} />
            </div>
          )}
        </div>
      </section>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "ContactPage",
          url: `${env().siteUrl}/contact`,
          name: page.seo.metaTitle,
          description: page.seo.metaDescription,
          inLanguage: LOCALE,
          mainEntity: { "@id": `${env().siteUrl}/#organization` },
        }}
      />
    </>
  );
}
