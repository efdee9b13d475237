import { getPage } from "@/cms/pages";
import { NotFound } from "@/components/notices";
import { LegalSections } from "@/components/text/legal-sections";
import { metadataOf } from "@/lib/seo/metadata";

export const generateMetadata = () => metadataOf("terms-page");

export default async function TermsPage() {
  const page = await getPage("terms-page");
  if (!page) return <NotFound />;
  return (
    <div className="container pt-12 pb-24 md:pt-20 md:pb-32">
      <h1 className="text-hero">{page.title}</h1>
      <p className="mt-4 mb-12 text-lead text-slate md:mb-16">Last updated {page.lastUpdated}</p>
      <LegalSections sections={page.sections} />
    </div>
  );
}
