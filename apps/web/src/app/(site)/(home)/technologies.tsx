import { Tabs } from "@repo/ui/tabs";
import type { CSSProperties } from "react";
import type { TechnologyCategory } from "@/cms/catalogue";
import { getPage, type Page } from "@/cms/pages";
import { SectionHeading } from "@/components/headings/headings";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

const MAX_COLUMNS = 6;
const MAX_COLUMNS_ON_PHONE = 3;

type TechnologiesProps = { home: Page<"home-page">; categories: TechnologyCategory[] };

export async function Technologies({ home, categories }: TechnologiesProps) {
  const page = await getPage("technologies-page");
  return (
    <section className="section" aria-labelledby="technologies">
      <div className="container">
        <SectionHeading
          id="technologies"
          title={home.technologiesTitle}
          subtitle={home.technologiesSubtitle}
          className="mx-auto text-center"
        />
        <Reveal className="mx-auto mt-10 max-w-[1100px]">
          <Tabs
            label="Technology categories"
            tabs={categories.map((category) => ({
              id: category.slug,
              label: category.label,
              content: <TechnologyGrid category={category} />,
            }))}
          />
        </Reveal>
        {page && (
          <p className="mt-10 text-center">
            <Link href="/technologies" className="link">
              {page.hero.title}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

function TechnologyGrid({ category }: { category: TechnologyCategory }) {
  const { technologies } = category;
  const columns = {
    "--few": evenColumns(technologies.length, MAX_COLUMNS_ON_PHONE),
    "--many": evenColumns(technologies.length, MAX_COLUMNS),
  };
  return (
    <>
      <h3 className="mb-4 hidden text-center text-card noscript:block">{category.label}</h3>
      <ul className="tiles" style={columns as CSSProperties}>
        {technologies.map((technology) => (
          <li key={technology.name} className="tile card">
            <Picture picture={technology.icon} sizes="64px" />
            {technology.name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the number of columns for rows of similar length: nine items as 5 + 4, not 6 + 3. */
function evenColumns(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}
