import { addressOf } from "@repo/contract/site/addresses";
import { getPage } from "@/cms/pages";
import { listServices } from "@/cms/services";
import { PageHero } from "@/components/headings/page-hero";
import { CollectionJsonLd } from "@/components/json-ld/collection-json-ld";
import { NotFound } from "@/components/notices";
import { ServiceGrid } from "@/components/services/service-grid";
import { metadataOf } from "@/lib/seo/metadata";
import { OfferBanner } from "./offer-banner";

export const generateMetadata = () => metadataOf("services-page");

export default async function ServicesPage() {
  const [page, services] = await Promise.all([getPage("services-page"), listServices()]);
  if (!page) return <NotFound />;
  return (
    <>
      <CollectionJsonLd
        page={page}
        name="Services"
        path="/services"
        items={services.map(({ title, slug }) => ({ name: title, path: addressOf("service", { slug }) }))}
      />
      <PageHero hero={page.hero} isLow />
      <OfferBanner title={page.bannerTitle} subtitle={page.bannerSubtitle} />
      <section aria-labelledby="services" className="pt-10 pb-16 min-[1000px]:pt-8 min-[1000px]:pb-24">
        <ServiceGrid
          services={services}
          className="container min-[1000px]:grid-cols-[repeat(3,minmax(0,358px))] min-[1000px]:justify-between min-[1240px]:gap-y-[51px]"
        />
      </section>
    </>
  );
}
