import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setImmediate } from "node:timers/promises";
import { today } from "@repo/time/company";
import { stringify } from "csv-stringify";
import { writeXlsxStream } from "hucre/xlsx";
import type { Context } from "koa";
import { withoutFormulas } from "./without-formulas";

type Row = Record<string, unknown>;
type Column = { key: string; header: string; isNumber?: boolean };
export type Sheet = { columns: Column[]; rows: AsyncIterable<Row> };

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Longest text of a cell: Excel takes no file with more. */
const CELL_MAX = 32_767;
/** Excel's format for a text, which the cell keeps when somebody edits it. */
const TEXT = "@";
const WIDTH = 20;
const ROWS_A_TURN = 100;

/** Sends an attachment: CSV, or with `?format=xlsx` an Excel file. Its name is made of `name` and the day. */
export function sendSheet(ctx: Context, name: string, sheet: Sheet): void {
  const isXlsx = ctx.query.format === "xlsx";
  ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  ctx.attachment(`${name}-${today()}.${isXlsx ? "xlsx" : "csv"}`);
  ctx.type = isXlsx ? XLSX : "text/csv; charset=utf-8";
  ctx.body = isXlsx ? xlsxOf(sheet) : csvOf(sheet);
}

/** Writes CSV for any spreadsheet: every cell is quoted, and none is a formula. */
export function csvOf({ columns, rows }: Sheet): Readable {
  const csv = stringify({
    header: true,
    columns: columns.map(({ key, header }) => ({ key, header: withoutFormulas(header) })),
    bom: true,
    record_delimiter: "windows",
    quoted: true,
    quoted_empty: true,
    cast: { string: withoutFormulas },
  });
  const source = Readable.from(inTurns(rows));
  source.once("error", (error) => csv.destroy(error));
  csv.once("close", () => source.destroy());
  return source.pipe(csv);
}

/** Pauses between rows: a client as fast as SQLite would keep the CMS from everything else until the end. */
async function* inTurns(rows: AsyncIterable<Row>) {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count % ROWS_A_TURN === 0) await setImmediate();
    yield row;
  }
}

/** Writes cells as texts, except in columns of numbers: Excel takes texts of a CSV for dates and numbers. */
export function xlsxOf({ columns, rows }: Sheet): Readable {
  const shown = columns.map(({ header, isNumber }) => ({
    header: textOf(header),
    width: WIDTH,
    ...(!isNumber && { numFmt: TEXT }),
  }));
  async function* cells() {
    for await (const row of rows) yield columns.map(({ key, isNumber }) => cellOf(row[key], isNumber));
  }
  const xlsx = writeXlsxStream(cells(), { name: "Export", columns: shown, freezePane: { rows: 1 } });
  return Readable.fromWeb(xlsx as ReadableStream);
}

function cellOf(value: unknown, isNumber = false): string | number | null {
  const text = String(value ?? "");
  const number = Number(text);
  if (isNumber && Number.isFinite(number) && String(number) === text) return number;
  return text ? textOf(text) : null;
}

/** Escapes a text: `_x0041_` is an A in this format, and some characters can't be in XML. */
function textOf(text: string): string {
  const plain = text
    .replace(/\r\n?/g, "\n")
    .replace(/[\ufffe\uffff]/g, "")
    .replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");
  return plain.length > CELL_MAX ? `${plain.slice(0, CELL_MAX - 1)}…` : plain;
}
