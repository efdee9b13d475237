import { company } from "@repo/brand";
import { getSite } from "@/cms/site";
import { JsonLd } from "@/components/json-ld/json-ld";
import { siteSettings } from "@/settings";

export async function OrganizationJsonLd() {
  const { siteSetting, contactDetail } = await getSite();
  if (!siteSetting) return null;
  const { siteUrl } = siteSettings();
  const organization = `${siteUrl}/#organization`;
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@graph": [
          {
            "@type": "Organization",
            "@id": organization,
            name: siteSetting.firmName,
            description: siteSetting.description,
            slogan: siteSetting.tagline,
            url: siteUrl,
            logo: `${siteUrl}/icon-512.png`,
            foundingDate: String(siteSetting.foundingYear),
            sameAs: siteSetting.socialLinks?.flatMap((link) => link?.href ?? []),
            ...(contactDetail && {
              email: contactDetail.email,
              address: {
                "@type": "PostalAddress",
                streetAddress: contactDetail.street,
                addressLocality: contactDetail.city,
                addressRegion: contactDetail.region,
                postalCode: contactDetail.postalCode,
                addressCountry: contactDetail.country,
              },
              contactPoint: (contactDetail.phones ?? []).map(({ number, country }) => ({
                "@type": "ContactPoint",
                contactType: "customer service",
                telephone: number,
                email: contactDetail.email,
                areaServed: country,
                availableLanguage: "English",
              })),
            }),
          },
          {
            "@type": "WebSite",
            "@id": `${siteUrl}/#website`,
            name: siteSetting.firmName,
            alternateName: siteSetting.seo.metaTitle,
            description: siteSetting.seo.metaDescription,
            url: siteUrl,
            inLanguage: company().locale,
            publisher: { "@id": organization },
          },
        ],
      }}
    />
  );
}
