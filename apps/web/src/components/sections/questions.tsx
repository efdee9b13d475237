import type { ComponentProps, ReactNode } from "react";
import { SectionHeading } from "@/components/headings/headings";

type QuestionsProps = ComponentProps<typeof SectionHeading> & { children: ReactNode };

export function Questions({ children, ...heading }: QuestionsProps) {
  return (
    <div className="container grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)] lg:gap-16">
      <SectionHeading {...heading} className="lg:roomy:sticky lg:top-28" />
      {children}
    </div>
  );
}
