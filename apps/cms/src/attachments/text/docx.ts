import sax from "sax";
import type { Entry } from "yauzl";
import { addressesIn } from "./addresses";
import { textOfPart } from "./docx-part";
import { openWord, textOf, type WordArchive } from "./word-archive";

/** Limit of what all parts with text unpack to together. */
const MAX_BYTES = 8 * 1024 ** 2;

const HEADER = /^word\/header\d*\.xml$/;
const NOTES = /^word\/(?:foot|end)notes\.xml$/;
const FOOTER = /^word\/footer\d*\.xml$/;

/** Returns one paragraph per line. @throws when the file is damaged, unpacks to too much, or declares entities. */
export async function textOfDocx(content: Buffer): Promise<string> {
  // An attribute with a picture may be as long as its part.
  Object.assign(sax, { MAX_BUFFER_LENGTH: MAX_BYTES });
  const word = await openWord(content);
  if (!word) throw new Error("The archive is no Word file, or has too many entries.");
  const { zip } = word;
  const texts = new Set<string>();
  for (const { part, relationships } of partsOf(word)) {
    const addresses = relationships ? addressesIn(await textOf(zip, relationships)) : new Map();
    texts.add(textOfPart(await textOf(zip, part), addresses));
  }
  return [...texts].join("\n");
}

type Part = { part: Entry; relationships: Entry | undefined };

function partsOf({ entries, main }: WordArchive): Part[] {
  const alike = (name: RegExp) => [...entries.values()].filter(({ fileName }) => name.test(fileName));
  const parts = [...alike(HEADER), entries.get(main) as Entry, ...alike(NOTES), ...alike(FOOTER)].map((part) => ({
    part,
    relationships: entries.get(part.fileName.replace(/[^/]*$/, "_rels/$&.rels")),
  }));
  const bytes = parts
    .flatMap(({ part, relationships }) => [part, ...(relationships ? [relationships] : [])])
    .reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > MAX_BYTES) throw new Error("The archive unpacks to too much.");
  return parts;
}
