import { anchorOf } from "@repo/contract/page/anchors";
import type { TextSectionFragment } from "@/cms/generated/graphql";
import { RichText } from "./rich-text";

export function LegalSections({ sections }: { sections: TextSectionFragment[] | null | undefined }) {
  const numbered = (sections ?? []).map((section, index) => ({
    ...section,
    number: index + 1,
    anchor: anchorOf(section.title),
  }));

  return (
    <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-20">
      <nav aria-labelledby="contents" className="card p-6 lg:roomy:sticky lg:top-24">
        <h2 id="contents" className="font-semibold text-base">
          Contents
        </h2>
        <ol className="mt-3 gap-8 sm:columns-2 lg:columns-1">
          {numbered.map(({ number, title, anchor }) => (
            <li key={anchor} className="break-inside-avoid">
              <a
                href={`#${anchor}`}
                className="flex min-h-10 items-baseline gap-3 rounded-lg py-2 text-slate leading-snug hover:text-blue-700 hover:underline"
              >
                <span className="w-5 shrink-0 text-right font-medium text-blue-700 tabular-nums">{number}.</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[68ch] space-y-12">
        {numbered.map(({ number, title, anchor, text }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
            <h2 id={`${anchor}-title`} className="text-card">
              <span className="mr-1 text-blue tabular-nums">{number}.</span> {title}
            </h2>
            <RichText text={text} className="mt-4 text-slate" />
          </section>
        ))}
      </div>
    </div>
  );
}
