import { RedirectType, redirect } from "next/navigation";
import { getSectionPage, listSectionPages } from "@/cms/section-pages";
import { TitleBand } from "@/components/headings/title-band";
import { followRedirect } from "@/lib/redirects";
import { arrangeSections } from "@/lib/sections";
import { PageSection } from "./page-section";
import { SectionPageJsonLd } from "./section-page-json-ld";
import { sectionPages } from "./site-page";

/** Redirects an address without a page to the home page, as the specification says. */
export async function SectionPage({ path }: { path: string }) {
  const page = await getSectionPage(path);
  if (!page) {
    await followRedirect(`/${path}`, sectionPages);
    redirect("/", RedirectType.replace);
  }
  const [sections, parent] = await Promise.all([arrangeSections(page), findParent(page.path)]);
  const [first] = sections;
  return (
    <>
      <SectionPageJsonLd page={page} parent={parent} />
      {first?.section.__typename !== "ComponentSectionHero" && (
        <TitleBand parent={parent} title={page.title} isHeading={first?.level !== 1} />
      )}
      {sections.map((arranged) => (
        <PageSection key={arranged.anchor} arranged={arranged} path={page.path} />
      ))}
    </>
  );
}

async function findParent(path: string): Promise<{ name: string; path: string } | undefined> {
  const [above, below] = path.split("/");
  const page = below && (await listSectionPages()).find((each) => each.path === above);
  return page ? { name: page.title, path: `/${page.path}` } : undefined;
}
