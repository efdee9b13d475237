"use client";

import type { ReactNode } from "react";
import { Icon } from "./icon";
import { captionId } from "./pagination";

export type Column<Row> = {
  key: string;
  label: string;
  control?: ReactNode;
  sortable?: boolean;
  cell: (row: Row) => ReactNode;
  className?: string;
};

type DataTableProps<Row> = {
  id: string;
  caption: ReactNode;
  columns: Column<Row>[];
  rows: Row[] | undefined;
  rowId: (row: Row) => string;
  sort?: string;
  onSort?: (sort: string) => void;
  busy?: boolean;
  skeletonRows?: number;
  className?: string;
  isBrief?: boolean;
};

export function DataTable<Row>({
  id,
  caption,
  columns,
  rows,
  rowId,
  sort,
  onSort,
  busy,
  skeletonRows = 5,
  className = "",
  isBrief,
}: DataTableProps<Row>) {
  return (
    <table
      id={id}
      aria-busy={busy || !rows}
      className={`data-table ${className}`}
      data-brief={isBrief || undefined}
      data-busy={(busy && rows) || undefined}
    >
      <caption id={captionId(id)} tabIndex={-1}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          ? rows.map((row) => (
              <tr key={rowId(row)}>
                {columns.map(({ key, label, cell, className }, index) =>
                  index === 0 ? (
                    <th key={key} scope="row" className={className}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={key} data-label={label} className={className}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))
          : Array.from({ length: skeletonRows }, (_, index) => `skeleton-${index}`).map((key) => (
              <tr key={key} aria-hidden>
                {columns.map((column) => (
                  <td key={column.key}>
                    <span className="skeleton" />
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

type HeaderCellProps<Row> = Pick<DataTableProps<Row>, "sort" | "onSort"> & { column: Column<Row> };

function HeaderCell<Row>({ column: { key, label, control, sortable, className }, sort, onSort }: HeaderCellProps<Row>) {
  if (!sortable) {
    return (
      <th scope="col" className={className}>
        <span className="inline-flex min-h-6 items-center gap-2">
          {control}
          {label}
        </span>
      </th>
    );
  }
  const descending = sort === `-${key}`;
  const sorted = descending || sort === key;
  const arrow = !sorted ? "chevrons-up-down" : descending ? "arrow-down" : "arrow-up";
  return (
    <th
      scope="col"
      aria-sort={sorted ? (descending ? "descending" : "ascending") : undefined}
      data-sortable
      className={className}
    >
      <span className="inline-flex items-center gap-2">
        {control}
        <button type="button" onClick={() => onSort?.(sort === key ? `-${key}` : key)}>
          {label}
          <Icon name={arrow} className="size-3.5 shrink-0" />
        </button>
      </span>
    </th>
  );
}
