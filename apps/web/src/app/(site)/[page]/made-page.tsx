import { getMadePage, listMadePages } from "@repo/cms-client/made-pages";
import { RedirectType, redirect } from "next/navigation";
import { TitleBand } from "@/components/headings/title-band";
import { followRedirect } from "@/lib/redirects";
import { arrangeSections } from "@/lib/sections";
import { MadePageJsonLd } from "./made-page-json-ld";
import { MadeSection } from "./made-section";

/** As by the specification, an address without a page leads home. */
export async function MadePage({ path }: { path: string }) {
  const page = await getMadePage(path);
  if (!page) {
    await followRedirect(`/${path}`);
    redirect("/", RedirectType.replace);
  }
  const [sections, parent] = await Promise.all([arrangeSections(page), findParent(page.path)]);
  const [first] = sections;
  return (
    <>
      <MadePageJsonLd page={page} parent={parent} />
      {first?.section.__typename !== "ComponentSectionHero" && (
        <TitleBand parent={parent} title={page.title} isHeading={first?.level !== 1} />
      )}
      {sections.map((arranged) => (
        <MadeSection key={arranged.anchor} arranged={arranged} />
      ))}
    </>
  );
}

async function findParent(path: string): Promise<{ name: string; path: string } | undefined> {
  const [above, below] = path.split("/");
  const page = below && (await listMadePages()).find((each) => each.path === above);
  return page ? { name: page.title, path: `/${page.path}` } : undefined;
}
