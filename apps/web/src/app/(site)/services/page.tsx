import { getServicesPage, listServices } from "@repo/cms-client/services";
import type { CollectionPage } from "schema-dts";
import { JsonLd } from "@/components/json-ld";
import { PageHero } from "@/components/page-hero";
import { pageMetadata } from "@/lib/seo";
import { absoluteUrl, breadcrumbs } from "@/lib/structured-data";
import { OfferBanner } from "./offer-banner";
import { ServiceGrid } from "./service-grid";

export const generateMetadata = async () => pageMetadata("/services", (await getServicesPage())?.seo);

export default async function ServicesPage() {
  const [page, services] = await Promise.all([getServicesPage(), listServices()]);
  if (!page) return null;
  return (
    <>
      <JsonLd<CollectionPage>
        data={{
          "@context": "https://schema.org",
          "@type": "CollectionPage",
          name: page.hero.title,
          description: page.seo.metaDescription,
          url: absoluteUrl("/services"),
          breadcrumb: breadcrumbs({ name: "Services", path: "/services" }),
          mainEntity: {
            "@type": "ItemList",
            itemListElement: services.map(({ title, slug }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: title,
              url: absoluteUrl(`/services/${slug}`),
            })),
          },
        }}
      />
      <PageHero hero={page.hero} />
      <OfferBanner title={page.bannerTitle} subtitle={page.bannerSubtitle} />
      <ServiceGrid services={services} />
    </>
  );
}
