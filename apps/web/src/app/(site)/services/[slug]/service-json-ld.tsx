import { mediaPath } from "@repo/contract/page/media";
import { addressOf } from "@repo/contract/site/addresses";
import type { FaqFragment, ServiceDetailFragment } from "@/cms/generated/graphql";
import { getSite } from "@/cms/site";
import { JsonLd } from "@/components/json-ld/json-ld";
import { absoluteUrl, breadcrumbs } from "@/lib/seo/structured-data";

type ServiceDataProps = { service: ServiceDetailFragment; faqs: FaqFragment[] };

export async function ServiceJsonLd({ service, faqs }: ServiceDataProps) {
  const { siteSetting, contactDetail } = await getSite();
  const path = addressOf("service", service);
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@graph": [
          {
            "@type": "Service",
            name: service.title,
            serviceType: service.title,
            description: service.seo.metaDescription,
            url: absoluteUrl(path),
            image: service.heroImage ? absoluteUrl(mediaPath(service.heroImage.url)) : undefined,
            provider: { "@type": "Organization", name: siteSetting?.firmName, url: absoluteUrl("/") },
            areaServed: contactDetail ? { "@type": "Country", name: contactDetail.country } : undefined,
            hasOfferCatalog: {
              "@type": "OfferCatalog",
              name: service.whatWeOfferTitle,
              itemListElement: service.whatWeOffer?.map((offer) => ({
                "@type": "Offer",
                itemOffered: { "@type": "Service", name: offer?.title, description: offer?.description },
              })),
            },
          },
          breadcrumbs({ name: "Services", path: "/services" }, { name: service.title, path }),
          {
            "@type": "FAQPage",
            mainEntity: faqs.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          },
        ],
      }}
    />
  );
}
