import WordExtractor from "word-extractor";

/** As powers of two, the only sizes of the format. */
const SECTORS = [9, 12];
const SHORT_SECTOR = 6;
const ENTRY_BYTES = 4;

/** @throws when it is damaged, or claims to be larger than it is. */
export async function textOfDoc(content: Buffer): Promise<string> {
  refuseClaims(content);
  const document = await new WordExtractor().extract(content);
  return [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getFooters(),
  ].join("\n");
}

/** The library allocates whatever the header says. */
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
    // Writers leave room for more.
    tables > 1 + Math.ceil((2 * sectors * ENTRY_BYTES) / bytes) ||
    shortTables > sectors ||
    tablesOfTables > sectors
  ) {
    throw new Error("The file's header doesn't fit it.");
  }
}
