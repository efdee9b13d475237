/** Pages of fixed address by the types of content that they show; header, footer and settings are on every page. */
const PAGES: Record<string, string[]> = {
  "/": ["home-page", "industry", "technology-category", "technology", "faq"],
  "/careers": ["careers-page", "job"],
};
const EVERYWHERE = ["site-setting", "contact-detail", "header", "footer", "media"];

/** Addresses of the pages that show one of the types. */
export async function pagesShowing(types: string[]): Promise<string[]> {
  const all = types.some((type) => EVERYWHERE.includes(type));
  return Object.entries(PAGES)
    .filter(([, shown]) => all || types.some((type) => shown.includes(type)))
    .map(([path]) => path);
}
