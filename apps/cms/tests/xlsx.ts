import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sax from "sax";
import { fromBufferPromise } from "yauzl";

type Cell = { type: "text" | "number" | "formula" | "empty"; value: string };

/** Returns the cells of the first sheet, as a spreadsheet reads them. */
export async function sheetIn(file: Readable | Buffer): Promise<Cell[][]> {
  const content = Buffer.isBuffer(file) ? file : await buffer(file);
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== "xl/worksheets/sheet1.xml") continue;
    return cellsIn((await buffer(await zip.openReadStreamPromise(entry))).toString());
  }
  throw new Error("There is no sheet.");
}

function cellsIn(xml: string): Cell[][] {
  const rows: Cell[][] = [];
  const parser = sax.parser(true);
  let cell: Cell | undefined;
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    if (name === "row") rows.push([]);
    if (name === "c") {
      const column = columnOf(String(attributes.r));
      cell = { type: attributes.t === "inlineStr" ? "text" : "empty", value: "" };
      const row = rows.at(-1) ?? [];
      while (row.length < column) row.push({ type: "empty", value: "" });
      row.push(cell);
    }
    if (cell && name === "v" && cell.type === "empty") cell.type = "number";
    if (cell && name === "f") cell.type = "formula";
  };
  parser.ontext = (text) => {
    if (cell) cell.value += text;
  };
  parser.onclosetag = (name) => {
    if (name !== "c" || !cell) return;
    cell.value = cell.value.replace(/_x([\dA-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    cell = undefined;
  };
  parser.write(xml).close();
  return rows;
}

/** Returns the index of a column from an address: 2 for C4. */
function columnOf(address: string): number {
  return [...address.replace(/\d/g, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
