import { type ReactNode, type Ref, useId } from "react";

export const smallAction = "min-h-6 text-blue-700 text-xs underline-offset-2 hover:underline";

type PanelSectionProps = { title: string; headingRef?: Ref<HTMLHeadingElement>; children: ReactNode };

export function PanelSection({ title, headingRef, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 border-line border-t pt-6">
      <h3 ref={headingRef} id={id} tabIndex={-1} className="text-base outline-none">
        {title}
      </h3>
      {children}
    </section>
  );
}
