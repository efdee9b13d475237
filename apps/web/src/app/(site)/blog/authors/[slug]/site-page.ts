import { getAuthor, listAuthors } from "@/cms/authors";
import { getPage } from "@/cms/pages";
import { type EntryPages, PRERENDERED_ENTRIES } from "@/lib/site-page";

export const authorEntries: EntryPages = {
  type: "author",
  dependsOn: ["blog-page", "blog-post"],
  list: async () => (await listAuthors()).map(({ slug }) => ({ name: slug })),
  listPrerendered: async () => (await listAuthors()).slice(0, PRERENDERED_ENTRIES).map(({ slug }) => slug),
  card: async (slug) => {
    const [author, page] = await Promise.all([getAuthor(slug), getPage("blog-page")]);
    return author && { title: author.name, kicker: author.role, picture: page?.hero.image };
  },
};
