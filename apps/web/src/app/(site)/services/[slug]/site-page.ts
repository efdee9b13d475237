import { getService, listServices } from "@/cms/services";
import type { EntryPages } from "@/lib/site-page";

export const serviceEntries: EntryPages = {
  type: "service",
  dependsOn: ["services-page", "faq", "work-page", "case-study"],
  list: async () => (await listServices()).map(({ slug }) => ({ name: slug })),
  listPrerendered: async () => (await listServices()).map(({ slug }) => slug),
  card: async (slug) => {
    const service = await getService(slug);
    return service && { title: service.title, kicker: service.heroSubtitle, picture: service.heroImage };
  },
};
