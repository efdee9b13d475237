"use client";

import { Icon } from "./icon";
import { numbersAround } from "./page-numbers";

type PaginationProps = {
  tableId: string;
  noun: string;
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
};

const button =
  "inline-flex min-h-10 min-w-10 items-center justify-center gap-1 rounded-lg border border-line bg-white px-3 text-sm hover:border-blue hover:text-blue-700 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-slate aria-[current]:border-blue aria-[current]:bg-blue aria-[current]:text-white";

export function Pagination({ tableId, noun, page, pageSize, total, onPage }: PaginationProps) {
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;

  function go(target: number) {
    if (target < 1 || target > last || target === page) return;
    onPage(target);
    document.getElementById(captionId(tableId))?.focus();
  }

  return (
    <nav
      aria-label={`Pages of ${noun}`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t p-4"
    >
      <p role="status" className="text-slate text-sm tabular-nums">
        Showing {(page - 1) * pageSize + 1}-{Math.min(page * pageSize, total)} of {total} {noun}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        <li>
          <button type="button" className={button} aria-disabled={page === 1} onClick={() => go(page - 1)}>
            <Icon name="chevron-left" className="size-4" />
            Previous
          </button>
        </li>
        {numbersAround(page, last).map((number, index, all) => (
          <li key={number} className="flex items-center gap-1.5">
            {index > 0 && number - (all[index - 1] ?? 0) > 1 && <span className="text-slate">…</span>}
            <button
              type="button"
              className={`${button} tabular-nums`}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
              onClick={() => go(number)}
            >
              {number}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={button} aria-disabled={page === last} onClick={() => go(page + 1)}>
            Next
            <Icon name="chevron-right" className="size-4" />
          </button>
        </li>
      </ul>
    </nav>
  );
}

export function captionId(tableId: string): string {
  return `${tableId}-caption`;
}
