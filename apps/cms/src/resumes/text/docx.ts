import { buffer } from "node:stream/consumers";
import sax, { type QualifiedTag } from "sax";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

const MAX_ENTRIES = 5_000;
/** Unpacked, of all parts with text together. */
const MAX_BYTES = 8 * 1024 ** 2;
const MAX_DEPTH = 500;
const STRICT = { xmlns: true, strictEntities: true, position: false };

const WORD = [
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  "http://purl.oclc.org/ooxml/wordprocessingml/main",
];
const COMPATIBILITY = "http://schemas.openxmlformats.org/markup-compatibility/2006";

/** The parts with text, in the order in which they are read. */
const PARTS = [
  /^word\/header\d*\.xml$/,
  /^word\/document\.xml$/,
  /^word\/(?:foot|end)notes\.xml$/,
  /^word\/footer\d*\.xml$/,
];

const SIGNS: Record<string, string> = { tab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-" };

/**
 * The paragraphs of a Word file, one a line. Parts are found by their exact names, and nothing is written anywhere.
 * @throws when it is damaged, unpacks to more than its limits, or declares entities.
 */
export async function textOfDocx(content: Buffer): Promise<string> {
  // An attribute with a picture may be as long as its part.
  Object.assign(sax, { MAX_BUFFER_LENGTH: MAX_BYTES });
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  const texts = new Set<string>();
  for (const entry of await partsOf(zip)) {
    // yauzl fails on an entry that unpacks to more than it declares.
    const part = await buffer(await zip.openReadStreamPromise(entry));
    texts.add(textOfPart(new TextDecoder("utf-8", { fatal: true }).decode(part)));
  }
  return [...texts].join("\n");
}

async function partsOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new Error("The archive has too many entries.");
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
  }
  const parts = PARTS.flatMap((part) => [...entries.values()].filter(({ fileName }) => part.test(fileName)));
  const bytes = parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > MAX_BYTES) throw new Error("The archive unpacks to too much.");
  return parts;
}

function textOfPart(xml: string): string {
  const parser = sax.parser(true, STRICT);
  const open: string[] = [];
  /** How deep the element is whose content is left out. */
  let hiddenAt: number | undefined;
  let isItem = false;
  let text = "";

  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new Error("The file declares a document type.");
  };
  parser.onopentag = (tag) => {
    const { uri, local } = tag as QualifiedTag;
    const name = WORD.includes(uri) ? local : "";
    const isRepeated = uri === COMPATIBILITY && local === "Fallback";
    if (isRepeated) hiddenAt ??= open.length;
    else if (name === "numPr") isItem = true;
    else if (name in SIGNS && open.at(-1) !== "tabs" && hiddenAt === undefined) text += SIGNS[name];
    if (open.push(name) > MAX_DEPTH) throw new Error("The file is nested too deeply.");
  };
  parser.onclosetag = () => {
    const name = open.pop();
    if (open.length === hiddenAt) hiddenAt = undefined;
    if (name !== "p" || hiddenAt !== undefined) return;
    text += "\n";
    isItem = false;
  };
  const read = (piece: string) => {
    if (open.at(-1) !== "t" || hiddenAt !== undefined) return;
    text += isItem ? `• ${piece}` : piece;
    isItem = false;
  };
  parser.ontext = read;
  parser.oncdata = read;

  parser.write(xml).close();
  return text;
}
