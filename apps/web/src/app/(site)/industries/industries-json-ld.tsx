import type { IndustriesPageQuery } from "@repo/cms-client/generated/graphql";
import { getSite } from "@repo/cms-client/site";
import { JsonLd } from "@/components/json-ld/json-ld";
import { absoluteUrl, breadcrumbs } from "@/lib/seo/structured-data";

type Page = NonNullable<IndustriesPageQuery["industriesPage"]>;

export async function IndustriesJsonLd({ page }: { page: Page }) {
  const { siteSetting, contactDetail } = await getSite();
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@graph": [
          {
            "@type": "Organization",
            name: siteSetting?.firmName,
            url: absoluteUrl("/"),
            description: page.seo.metaDescription,
            address: { "@type": "PostalAddress", addressCountry: contactDetail?.country },
          },
          breadcrumbs({ name: "Industries", path: "/industries" }),
        ],
      }}
    />
  );
}
