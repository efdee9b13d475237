import { SubNav } from "@strapi/strapi/admin";
import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from "react";

type Link = ReactElement<ComponentProps<typeof SubNav.Link>>;
type Section = ReactElement<ComponentProps<typeof SubNav.Section> & { children: Link[] }>;

const GROUPS: [heading: string, names: RegExp][] = [
  ["Pages", /^Page: /],
  ["Blog", /^Blog: /],
  ["Jobs", /^Careers: /],
  ["Services and proof", /^Catalogue: /],
  ["Settings", /^(?!(Page|Blog|Careers|Catalogue): )/],
];

/** Groups types by what editors look for; Strapi does by whether they have one entry or several. */
export function groupContent(): void {
  const Sections = SubNav.Sections;
  SubNav.Sections = ({ children, ...props }) => (
    <Sections {...props}>{isContentList(children) ? grouped(children) : children}</Sections>
  );
}

const isContentList = (sections: ReactNode[]): sections is Section[] =>
  sections.some((section) => isValidElement(section) && section.key === "collectionTypes");

function grouped(sections: Section[]): Section[] {
  const links = sections.flatMap(({ props }) => props.children);
  return GROUPS.flatMap(([heading, names]) => {
    const own = links.filter(({ props }) => names.test(String(props.label)));
    if (own.length === 0) return [];
    return (
      <SubNav.Section key={heading} label={heading}>
        {own.toSorted((a, b) => String(a.props.label).localeCompare(String(b.props.label)))}
      </SubNav.Section>
    );
  });
}
