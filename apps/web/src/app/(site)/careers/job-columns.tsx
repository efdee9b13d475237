import type { ReactNode } from "react";

/** On a phone, the parts of `aside` stand above and below the text, by their own `order`. */
export function JobColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col pb-16 md:grid md:pb-0 md:grid-cols-[minmax(0,1fr)_15rem] md:items-start md:gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
      <div className="contents md:card md:roomy:sticky md:top-28 md:order-last md:mt-6 md:block md:p-6 lg:p-7">
        {aside}
      </div>
      <div className="min-w-0 max-w-2xl md:pb-24">{children}</div>
    </div>
  );
}
