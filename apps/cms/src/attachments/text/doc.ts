import BufferReader from "word-extractor/lib/buffer-reader";
import WordOleExtractor from "word-extractor/lib/word-ole-extractor";
import { addressOfField, behind } from "./addresses";

/** The format's only sizes, as powers of two. */
const SECTORS = [9, 12];
const SHORT_SECTOR = 6;
const ENTRY_BYTES = 4;
/** Matches a field: its instruction, and the words that are shown for it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin, divide and end a field
const FIELD = /\x13([^\x13-\x15]*)\x14([^\x13-\x15]*)\x15/g;

class Extractor extends WordOleExtractor {
  protected override normalizeHeaders(content: Buffer, table: Buffer): void {
    const shown = this._pieces
      .map(({ text }) => text)
      .join("")
      .replace(FIELD, (field, instruction, words) => {
        const address = behind(words, addressOfField(instruction));
        // The padding keeps the lengths of the pieces, and the library removes it.
        return address ? `${words} ${address}`.padEnd(field.length, "\0") : field;
      });
    let at = 0;
    for (const piece of this._pieces) {
      piece.text = shown.slice(at, at + piece.length);
      at += piece.length;
    }
    super.normalizeHeaders(content, table);
  }
}

/** @throws when the file is damaged, or claims to be larger than it is. */
export async function textOfDoc(content: Buffer): Promise<string> {
  refuseClaims(content);
  const document = await new Extractor().extract(new BufferReader(content));
  return [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getFooters(),
  ].join("\n");
}

/** Refuses sizes that don't fit the file, because the library allocates whatever the header says. */
function refuseClaims(content: Buffer): void {
  const power = content.readUInt16LE(30);
  const bytes = 2 ** power;
  const sectors = Math.ceil(content.length / bytes);
  const [tables, shortTables, tablesOfTables] = [44, 64, 72].map((at) => content.readUInt32LE(at)) as [
    number,
    number,
    number,
  ];
  if (
    !SECTORS.includes(power) ||
    content.readUInt16LE(32) !== SHORT_SECTOR ||
    // Programs leave room for more entries.
    tables > 1 + Math.ceil((2 * sectors * ENTRY_BYTES) / bytes) ||
    shortTables > sectors ||
    tablesOfTables > sectors
  ) {
    throw new Error("The file's header doesn't fit it.");
  }
}
