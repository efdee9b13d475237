import type { Page } from "@/cms/pages";
import { getSite } from "@/cms/site";
import { JsonLd } from "@/components/json-ld/json-ld";
import { absoluteUrl, breadcrumbs } from "@/lib/seo/structured-data";

export async function IndustriesJsonLd({ page }: { page: Page<"industries-page"> }) {
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
