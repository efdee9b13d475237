import sax, { type QualifiedTag } from "sax";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { entriesOf, STRICT, textOf, wordPart } from "./word-archive";

/** Unpacked, of all parts with text together. */
const MAX_BYTES = 8 * 1024 ** 2;
const MAX_DEPTH = 500;

const WORD = [
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  "http://purl.oclc.org/ooxml/wordprocessingml/main",
];
const COMPATIBILITY = "http://schemas.openxmlformats.org/markup-compatibility/2006";

const HEADER = /^word\/header\d*\.xml$/;
const NOTES = /^word\/(?:foot|end)notes\.xml$/;
const FOOTER = /^word\/footer\d*\.xml$/;

const SIGNS: Record<string, string> = { tab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-" };

/**
 * The paragraphs of a Word file, one a line. Nothing is written anywhere.
 * @throws when it is damaged, unpacks to more than its limits, or declares entities.
 */
export async function textOfDocx(content: Buffer): Promise<string> {
  // An attribute with a picture may be as long as its part.
  Object.assign(sax, { MAX_BUFFER_LENGTH: MAX_BYTES });
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  const texts = new Set<string>();
  for (const entry of await partsOf(zip)) {
    texts.add(textOfPart(await textOf(zip, entry)));
  }
  return [...texts].join("\n");
}

/** The parts with text, in the order in which they are read. */
async function partsOf(zip: ZipFile): Promise<Entry[]> {
  const entries = await entriesOf(zip);
  const main = entries && (await wordPart(zip, entries));
  if (!main) throw new Error("The archive is no Word file, or has too many entries.");
  const alike = (name: RegExp) => [...entries.values()].filter(({ fileName }) => name.test(fileName));
  const parts = [...alike(HEADER), entries.get(main) as Entry, ...alike(NOTES), ...alike(FOOTER)];
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
