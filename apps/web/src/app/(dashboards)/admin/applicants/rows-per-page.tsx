import { smallControl } from "@/app/(dashboards)/_shared/lists/toolbar";

const ROWS = [10, 25, 50, 100];

/** Returns the number of rows, or "" for the default of ten and for any number that isn't offered. */
export const rowsOf = (text: string) => (ROWS.slice(1).includes(Number(text)) ? text : "");

type RowsPerPageProps = { rows: string; total: number; onChoose: (rows: string) => void };

export function RowsPerPage({ rows, total, onChoose }: RowsPerPageProps) {
  if (total <= Math.min(...ROWS)) return null;
  return (
    <label className="flex items-center justify-end gap-2 border-line border-t px-4 pt-4 text-slate text-sm">
      Rows per page
      <select
        className={`${smallControl} w-20!`}
        value={rows || ROWS[0]}
        onChange={(event) => onChoose(rowsOf(event.target.value))}
      >
        {ROWS.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}
