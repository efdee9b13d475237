import type { ReactNode } from "react";

type FigureGridProps = { count: number; className: string; gridClass?: string; children: ReactNode };

/** Classes by the number of figures. No row has a single figure if all rows can have the same length. */
const COLUMNS = [
  "grid-cols-1",
  "grid-cols-1",
  "grid-cols-2",
  "grid-cols-1 sm:grid-cols-3",
  "grid-cols-2 lg:grid-cols-4",
  "grid-cols-1 sm:grid-cols-3 xl:grid-cols-5",
  "grid-cols-2 sm:grid-cols-3",
];
const MANY = "grid-cols-2 lg:grid-cols-4";

/** A grid with a line before each figure. The grid cuts off the line before the first one of a row. */
export function FigureGrid({ count, className, gridClass = "", children }: FigureGridProps) {
  return (
    <div className={className}>
      <div className="overflow-x-clip">
        <dl className={`-ml-[21px] grid gap-x-6 gap-y-10 md:-ml-[33px] ${COLUMNS[count] ?? MANY} ${gridClass}`}>
          {children}
        </dl>
      </div>
    </div>
  );
}

export function Figure({ children }: { children: ReactNode }) {
  return <div className="figure-cell">{children}</div>;
}
