import { getServicesPage, listServices } from "@repo/cms-client/services";
import { notFound } from "next/navigation";
import { CollectionData } from "@/components/collection-data";
import { PageHero } from "@/components/page-hero";
import { pageMetadata } from "@/lib/seo";
import { OfferBanner } from "./offer-banner";
import { ServiceGrid } from "./service-grid";

export const generateMetadata = async () => pageMetadata("/services", (await getServicesPage())?.seo);

export default async function ServicesPage() {
  const [page, services] = await Promise.all([getServicesPage(), listServices()]);
  if (!page) notFound();
  return (
    <>
      <CollectionData
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
