import type { BreadcrumbList } from "schema-dts";
import { env } from "@/env";

export function absoluteUrl(path: string): string {
  return new URL(path, env().siteUrl).href;
}

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
