import { listJobSlugs } from "@repo/cms-client/careers";
import { listServices } from "@repo/cms-client/services";

/** Pages of fixed address by the types of content that they show; header, footer and settings are on every page. */
const PAGES: Record<string, string[]> = {
  "/": ["home-page", "industry", "technology-category", "technology", "faq"],
  "/about": ["about-page"],
  "/services": ["services-page", "service"],
  "/technologies": ["technologies-page", "technology-category", "technology"],
  "/industries": ["industries-page", "industry"],
  "/careers": ["careers-page", "job"],
  "/contact": ["contact-page"],
  "/terms-and-conditions": ["terms-page"],
  "/privacy-policy": ["privacy-page"],
  "/sitemap.xml": ["service", "job"],
};
const EVERYWHERE = ["site-setting", "contact-detail", "header", "footer", "media"];

/** All types that a page shows. */
export const ALL_TYPES = [...new Set([...Object.values(PAGES).flat(), ...EVERYWHERE])];

/** Addresses of the pages that show one of the types. */
export async function pagesShowing(types: string[]): Promise<string[]> {
  const pages = { ...PAGES, ...(await servicePages()), ...(await jobPages()) };
  const all = types.some((type) => EVERYWHERE.includes(type));
  return Object.entries(pages)
    .filter(([, shown]) => all || types.some((type) => shown.includes(type)))
    .map(([path]) => path);
}

async function servicePages(): Promise<Record<string, string[]>> {
  const services = await listServices();
  return Object.fromEntries(services.map(({ slug }) => [`/services/${slug}`, ["service", "services-page", "faq"]]));
}

async function jobPages(): Promise<Record<string, string[]>> {
  const slugs = await listJobSlugs();
  return Object.fromEntries(slugs.map((slug) => [`/careers/${slug}`, ["job", "careers-page"]]));
}
