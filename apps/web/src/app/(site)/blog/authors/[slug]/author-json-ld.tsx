import type { ProfilePage } from "schema-dts";
import type { AuthorFragment } from "@/cms/generated/graphql";
import { getSite } from "@/cms/site";
import { JsonLd } from "@/components/json-ld/json-ld";
import { authorPath } from "@/lib/paths";
import { absoluteUrl, breadcrumbs, personOf } from "@/lib/seo/structured-data";

export async function AuthorJsonLd({ author }: { author: AuthorFragment }) {
  const { siteSetting } = await getSite();
  const path = authorPath(author.slug);
  const profile: ProfilePage = {
    "@type": "ProfilePage",
    url: absoluteUrl(path),
    mainEntity: {
      ...personOf(author),
      description: author.about,
      worksFor: { "@type": "Organization", name: siteSetting?.firmName, url: absoluteUrl("/") },
    },
  };
  const crumbs = breadcrumbs({ name: "Blog", path: "/blog" }, { name: author.name, path });
  return <JsonLd data={{ "@context": "https://schema.org", "@graph": [profile, crumbs] }} />;
}
