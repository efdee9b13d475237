import type { CollectionPage, ItemList } from "schema-dts";
import { JsonLd } from "@/components/json-ld/json-ld";
import { absoluteUrl, breadcrumbs } from "@/lib/seo/structured-data";

type CollectionDataProps = {
  page: { hero: { title: string }; seo: { metaDescription: string } };
  name: string;
  path: string;
  items?: { name: string; path: string }[];
};

/** Pass `items` only when they have pages of their own. */
export function CollectionJsonLd({ page, name, path, items }: CollectionDataProps) {
  const list: ItemList | undefined = items && {
    "@type": "ItemList",
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: absoluteUrl(item.path),
    })),
  };
  return (
    <JsonLd<CollectionPage>
      data={{
        "@context": "https://schema.org",
        "@type": "CollectionPage",
        name: page.hero.title,
        description: page.seo.metaDescription,
        url: absoluteUrl(path),
        breadcrumb: breadcrumbs({ name, path }),
        ...(list && { mainEntity: list }),
      }}
    />
  );
}
