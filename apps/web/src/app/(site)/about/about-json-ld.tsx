import { company } from "@repo/brand";
import type { Page } from "@/cms/pages";
import { getSite } from "@/cms/site";
import { JsonLd } from "@/components/json-ld/json-ld";
import { siteSettings } from "@/settings";

export async function AboutJsonLd({ page }: { page: Page<"about-page"> }) {
  const { siteSetting } = await getSite();
  const { siteUrl } = siteSettings();
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "AboutPage",
        url: `${siteUrl}/about`,
        name: page.seo.metaTitle,
        description: page.seo.metaDescription,
        inLanguage: company().locale,
        isPartOf: { "@id": `${siteUrl}/#website` },
        mainEntity: {
          "@type": "Organization",
          "@id": `${siteUrl}/#organization`,
          name: siteSetting?.firmName,
          foundingDate: siteSetting && String(siteSetting.foundingYear),
          founder: { "@type": "Person", name: page.ceoName, jobTitle: page.ceoRole },
        },
      }}
    />
  );
}
