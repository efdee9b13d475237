import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { readXml } from "./xml";

const MAX_ENTRIES = 5_000;
const MAX_LIST_BYTES = 256 * 1024;

const TYPES = "[Content_Types].xml";
const RELATIONSHIPS = "_rels/.rels";
const USUAL = "word/document.xml";

export type WordArchive = { zip: ZipFile; entries: Map<string, Entry>; main: string };

/** Returns `null` for another kind of archive, and for too many entries. @throws when the archive is damaged. */
export async function openWord(content: Buffer): Promise<WordArchive | null> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  if (zip.entryCount > MAX_ENTRIES) return null;
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
  }
  const main = await wordPart(zip, entries);
  return main === null ? null : { zip, entries, main };
}

/** @throws when the entry is damaged. yauzl fails on an entry that unpacks to more than it declares. */
export async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const part = await buffer(await zip.openReadStreamPromise(entry));
  return new TextDecoder("utf-8", { fatal: true }).decode(part);
}

/** Returns the name of the main part, which isn't the same in Word Online; `null` when this is no Word file. */
async function wordPart(zip: ZipFile, entries: Map<string, Entry>): Promise<string | null> {
  const types = entries.get(TYPES);
  if (!types) return null;
  const relationships = await elementsOf(zip, entries.get(RELATIONSHIPS), "Relationship");
  const target = relationships.find(({ Type }) => Type?.endsWith("/relationships/officeDocument"))?.Target;
  const main = target && URL.canParse(target, "zip:///") && new URL(target, "zip:///").pathname.slice(1);
  if (!main || main === USUAL || !entries.has(main)) return entries.has(USUAL) ? USUAL : null;
  const overrides = await elementsOf(zip, types, "Override");
  const own = overrides.find(({ PartName }) => PartName === `/${main}`);
  return own?.ContentType?.includes("wordprocessingml") ? main : null;
}

/** Returns the attributes of all elements of a name; none when the part is missing, too long, or not XML. */
async function elementsOf(
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
): Promise<Record<string, string | undefined>[]> {
  if (!entry || entry.uncompressedSize > MAX_LIST_BYTES) return [];
  const found: Record<string, string>[] = [];
  try {
    readXml(await textOf(zip, entry), {
      onOpen({ local, attributes }) {
        if (local !== name) return;
        found.push(
          Object.fromEntries(Object.values(attributes).map((attribute) => [attribute.local, attribute.value])),
        );
      },
    });
  } catch {
    return [];
  }
  return found;
}
