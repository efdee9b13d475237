import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { withoutFormulas } from "./without-formulas";

/** For spreadsheets: every cell is quoted, and none is a formula. */
export function csvOf(columns: { key: string; header: string }[], rows: AsyncIterable<object>): Readable {
  const csv = stringify({
    header: true,
    columns: columns.map(({ key, header }) => ({ key, header: withoutFormulas(header) })),
    bom: true,
    record_delimiter: "windows",
    quoted: true,
    quoted_empty: true,
    cast: { string: withoutFormulas },
  });
  const source = Readable.from(rows);
  source.once("error", (error) => csv.destroy(error));
  csv.once("close", () => source.destroy());
  return source.pipe(csv);
}
