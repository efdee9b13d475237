import { listPublishedPages } from "@repo/cms-client/pages";

/** Pages of fixed address: the type of content that each is made of, and others that it shows. */
export const SITE_PAGES: Record<string, { type: string; shows?: string[] }> = {
  "/": { type: "home-page", shows: ["contact-page", "industry", "technology-category", "technology", "faq"] },
  "/about": { type: "about-page" },
  "/services": { type: "services-page", shows: ["service"] },
  "/technologies": { type: "technologies-page", shows: ["technology-category", "technology"] },
  "/industries": { type: "industries-page", shows: ["industry"] },
  "/careers": { type: "careers-page", shows: ["privacy-page", "job"] },
  "/blog": { type: "blog-page", shows: ["blog-post"] },
  "/contact": { type: "contact-page" },
  "/terms-and-conditions": { type: "terms-page" },
  "/privacy-policy": { type: "privacy-page" },
};

/** @returns whether an address can be linked to: a page of fixed address can't while it is not published. */
export async function linkable(): Promise<(address: string) => boolean> {
  const published = new Set(await listPublishedPages());
  return (address) => {
    const page = SITE_PAGES[address.split(/[?#]/, 1)[0] ?? ""];
    return !page || published.has(page.type);
  };
}
