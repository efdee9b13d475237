import { company } from "@repo/brand";
import { getPage } from "@/cms/pages";
import { getSite } from "@/cms/site";
import { ContactForm } from "@/components/contact/contact-form";
import { PageHero } from "@/components/headings/page-hero";
import { JsonLd } from "@/components/json-ld/json-ld";
import { NotFound } from "@/components/notices";
import { Picture } from "@/components/picture";
import { metadataOf } from "@/lib/seo/metadata";
import { siteSettings } from "@/settings";
import { ContactCards } from "./contact-cards";
import { ContactMap } from "./contact-map";

export const generateMetadata = () => metadataOf("contact-page");

export default async function ContactPage() {
  const [page, { contactDetail }] = await Promise.all([getPage("contact-page"), getSite()]);
  if (!page) return <NotFound />;
  return (
    <>
      <PageHero
        hero={page.hero}
        aside={
          <div className="card p-6 text-ink sm:p-8">
            <h2 className="text-card">{page.formTitle}</h2>
            <p className="mt-2 text-slate">{page.formSubtitle}</p>
            <ContactForm />
          </div>
        }
      >
        <Picture
          picture={page.hero.image}
          sizes="(min-width: 1024px) 45vw, 1px"
          className="mt-12 hidden h-auto w-full max-w-xl lg:block"
        />
      </PageHero>
      <section data-invitation className="section bg-mist">
        {contactDetail && (
          <div className="container grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <ContactMap contact={contactDetail} />
            <ContactCards page={page} contact={contactDetail} />
          </div>
        )}
      </section>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "ContactPage",
          url: `${siteSettings().siteUrl}/contact`,
          name: page.seo.metaTitle,
          description: page.seo.metaDescription,
          inLanguage: company().locale,
          mainEntity: { "@id": `${siteSettings().siteUrl}/#organization` },
        }}
      />
    </>
  );
}
