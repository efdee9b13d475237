import type { BreadcrumbList } from "schema-dts";
import { env } from "@/env";

/** An address of the site in full, as structured data wants it. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().siteUrl).href;
}

/** The way from the home page to the last of `pages`. */
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
