import { Accordion } from "@repo/ui/accordion";
import type { ComponentProps } from "react";
import { SectionHeading } from "@/components/headings/section-heading";

type QuestionsProps = ComponentProps<typeof SectionHeading> & ComponentProps<typeof Accordion>;

export function Questions({ items, questionLevel, ...heading }: QuestionsProps) {
  const hasHeading = heading.title || heading.subtitle;
  return (
    <div
      className={`container grid items-start gap-10 lg:gap-16 ${hasHeading ? "lg:grid-cols-[1fr_1.8fr]" : "max-w-4xl"}`}
    >
      <SectionHeading {...heading} className="lg:sticky lg:top-28" />
      <Accordion items={items} questionLevel={questionLevel} />
    </div>
  );
}
