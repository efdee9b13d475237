import { mediaPath } from "@repo/contract/page/media";
import { addressOf } from "@repo/contract/site/addresses";
import type { BreadcrumbList, Person } from "schema-dts";
import type { AuthorFragment, BylineFragment } from "@/cms/generated/graphql";
import { siteSettings } from "@/settings";

export function absoluteUrl(path: string): string {
  return new URL(path, siteSettings().siteUrl).href;
}

export const markdownPath = (path: string) => `${path}.md`;

export function breadcrumbs(...pages: { name: string; path: string }[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...pages].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

export function personOf({ name, role, slug, picture }: BylineFragment & Partial<AuthorFragment>) {
  return {
    "@type": "Person",
    name,
    jobTitle: role,
    url: absoluteUrl(addressOf("author", { slug })),
    image: picture ? absoluteUrl(mediaPath(picture.url)) : undefined,
  } satisfies Person;
}
