import { FormFailure } from "@repo/ui/form-failure";
import { MessagesAbove } from "@repo/ui/toaster";
import type { ReactNode } from "react";

/** Stays in view at the end of a dialog, where messages appear above it. */
export function FormActions({ failure, children }: { failure: string | undefined; children: ReactNode }) {
  return (
    <div className="roomy:-bottom-(--pad) -mx-(--pad) -mb-(--pad) relative roomy:sticky z-10 in-[dialog:has([data-toast])]:mt-20 border-line border-t bg-white px-(--pad) py-2.5">
      <MessagesAbove />
      <FormFailure message={failure} className="mb-2.5 text-sm" />
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-center">{children}</div>
    </div>
  );
}
