import type { ComponentProps, ReactNode } from "react";
import { SectionHeading } from "@/components/headings/section-heading";

type QuestionsProps = ComponentProps<typeof SectionHeading> & { children: ReactNode };

/** An accordion, with its heading beside it. */
export function Questions({ children, ...heading }: QuestionsProps) {
  const hasHeading = heading.title || heading.subtitle;
  return (
    <div
      className={`container grid grid-cols-1 items-start gap-10 lg:gap-16 ${hasHeading ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)]" : "max-w-4xl"}`}
    >
      <SectionHeading {...heading} className="lg:sticky lg:top-28" />
      {children}
    </div>
  );
}
