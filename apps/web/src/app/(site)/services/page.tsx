import { getPage } from "@repo/cms-client/pages";
import { listServices } from "@repo/cms-client/services";
import { PageHero } from "@/components/headings/page-hero";
import { CollectionJsonLd } from "@/components/json-ld/collection-json-ld";
import { NotFound } from "@/components/notices/not-found";
import { pageMetadata } from "@/lib/seo/metadata";
import { OfferBanner } from "./offer-banner";
import { ServiceGrid } from "./service-grid";

export const generateMetadata = async () => pageMetadata("/services", (await getPage("services-page"))?.seo);

export default async function ServicesPage() {
  const [page, services] = await Promise.all([getPage("services-page"), listServices()]);
  if (!page) return <NotFound />;
  return (
    <>
      <CollectionJsonLd
        page={page}
        name="Services"
        path="/services"
        items={services.map(({ title, slug }) => ({ name: title, path: `/services/${slug}` }))}
      />
      <PageHero hero={page.hero} />
      <OfferBanner title={page.bannerTitle} subtitle={page.bannerSubtitle} />
      <ServiceGrid services={services} />
    </>
  );
}
