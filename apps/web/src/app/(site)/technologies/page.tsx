import { listTechnologyCategories } from "@/cms/catalogue";
import { getPage } from "@/cms/pages";
import { PageHero } from "@/components/headings/page-hero";
import { CollectionJsonLd } from "@/components/json-ld/collection-json-ld";
import { NotFound } from "@/components/notices";
import { RelatedWork } from "@/components/work/related-work";
import { metadataOf } from "@/lib/seo/metadata";
import { CategoryNav } from "./category-nav";
import { CategorySection } from "./category-section";

export const generateMetadata = () => metadataOf("technologies-page");

export default async function TechnologiesPage() {
  const [page, categories] = await Promise.all([getPage("technologies-page"), listTechnologyCategories()]);
  if (!page) return <NotFound />;
  return (
    <>
      <CollectionJsonLd page={page} name="Technologies" path="/technologies" />
      <PageHero hero={page.hero} />
      <CategoryNav categories={categories.map(({ slug, label }) => ({ slug, label }))} />
      <div className="container-wide space-y-6 pt-8 pb-24 md:space-y-8 lg:pb-32">
        {categories.map((category, index) => (
          <CategorySection key={category.documentId} category={category} position={index} />
        ))}
      </div>
      <RelatedWork place="onTechnologiesPage" />
    </>
  );
}
