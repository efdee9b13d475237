import type { Section } from "@repo/cms-client/section-pages";
import type { ReactNode } from "react";
import { ArticleText } from "@/components/blog/article-text";
import { articleHtml } from "@/lib/article";

type RichTextSectionProps = { section: Section<"ComponentSectionRichText">; heading: ReactNode; top: 2 | 3 };

/** @param top the level of the text's own headings */
export async function RichTextSection({ section, heading, top }: RichTextSectionProps) {
  return (
    <>
      <div className="mb-8 empty:hidden">{heading}</div>
      <ArticleText html={await articleHtml(section.markdown, top)} />
    </>
  );
}
