import { FormFailure } from "@repo/ui/form-failure";
import type { ReactNode } from "react";

export function FormActions({ failure, children }: { failure: string | undefined; children: ReactNode }) {
  return (
    <div className="roomy:-bottom-(--pad) -mx-(--pad) -mb-(--pad) roomy:sticky border-line border-t bg-white px-(--pad) py-2.5">
      <FormFailure message={failure} className="mb-2.5 text-sm" />
      <div className="grid grid-cols-2 gap-3 sm:flex">{children}</div>
    </div>
  );
}
