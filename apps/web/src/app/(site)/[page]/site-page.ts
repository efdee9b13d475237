import type { PictureFragment } from "@/cms/generated/graphql";
import { getSectionPage, listSectionPages, type SectionPage } from "@/cms/section-pages";
import { type EntryPages, PRERENDERED_ENTRIES } from "@/lib/site-page";

/** Pages that editors make of sections. Each is named by its path of one or two segments. */
export const sectionPages: EntryPages = {
  type: "page",
  dependsOn: ["service", "case-study", "industry", "blog-post", "author", "job", "form"],
  list: async () =>
    (await listSectionPages()).map(({ path, updatedAt }) => ({ name: path, lastModified: updatedAt ?? undefined })),
  listPrerendered: async () => (await listSectionPages()).slice(0, PRERENDERED_ENTRIES).map(({ path }) => path),
  card: async (path) => {
    const page = await getSectionPage(path);
    return page && { title: page.title, picture: firstPicture(page) };
  },
};

function firstPicture({ sections }: SectionPage): PictureFragment | null | undefined {
  const [picture] = sections.flatMap((section) => ("image" in section && section.image ? section.image : []));
  return picture;
}
