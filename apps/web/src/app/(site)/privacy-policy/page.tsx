import { getPage } from "@/cms/pages";
import { NotFound } from "@/components/notices";
import { LegalSections } from "@/components/text/legal-sections";
import { metadataOf } from "@/lib/seo/metadata";

export const generateMetadata = () => metadataOf("privacy-page");

export default async function PrivacyPage() {
  const page = await getPage("privacy-page");
  if (!page) return <NotFound />;
  return (
    <>
      <section className="on-dark night">
        <div className="container pt-36 pb-14 md:pt-40 md:pb-16">
          <h1 className="text-hero">{page.title}</h1>
          <p className="mt-4 text-lead text-sky">Last updated {page.lastUpdated}</p>
        </div>
      </section>
      <div className="section bg-mist">
        <div className="container">
          <LegalSections sections={page.sections} />
        </div>
      </div>
    </>
  );
}
