import type { ReactNode } from "react";

/** Buttons of a form in a dialog, in view while the fields scroll. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className="[@media(min-height:30rem)]:-bottom-(--pad) -mx-(--pad) -mb-(--pad) [@media(min-height:30rem)]:sticky grid grid-cols-2 gap-3 border-line border-t bg-white px-(--pad) py-2.5 sm:flex">
      {children}
    </div>
  );
}
