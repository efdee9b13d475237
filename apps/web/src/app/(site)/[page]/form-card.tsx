import type { ReactNode } from "react";

type FormCardProps = { heading: ReactNode; address: string; children: ReactNode };

/** A card with a form. On paper, it shows the form's address instead. */
export function FormCard({ heading, address, children }: FormCardProps) {
  return (
    <div className="card p-6 sm:p-8 lg:p-10">
      {heading}
      <div className="print:hidden">{children}</div>
      <p className="mt-4 hidden print:block">{`The form is at ${address}`}</p>
    </div>
  );
}
