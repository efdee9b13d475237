import type { ReactNode } from "react";
import type { Section } from "@/cms/section-pages";
import { ArticleText } from "@/components/blog/article-text";
import { articleHtml } from "@/lib/article";

type RichTextSectionProps = {
  section: Section<"ComponentSectionRichText">;
  heading: ReactNode;
  /** The level of the highest headings in the text. */
  topHeading: 2 | 3;
  takenAnchors: ReadonlySet<string> | undefined;
};

export async function RichTextSection({ section, heading, ...place }: RichTextSectionProps) {
  return (
    <>
      <div className="mb-8 empty:hidden">{heading}</div>
      <ArticleText html={await articleHtml(section.markdown, place)} />
    </>
  );
}
