import { deflateRawSync } from "node:zlib";

type Entry = { name: string; content?: string; extra?: Buffer };

/** Makes a zip file by hand: libraries write no fields that only harm. */
function zip(entries: Entry[]): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = "", extra = Buffer.alloc(0) } of entries) {
    const packed = content ? deflateRawSync(content) : Buffer.alloc(0);
    const fields = Buffer.alloc(24);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(content ? 8 : 0, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(Buffer.byteLength(content), 18);
    fields.writeUInt16LE(name.length, 22);
    files.push(Buffer.from("PK\x03\x04"), fields, Buffer.alloc(2), Buffer.from(name), packed);
    const rest = Buffer.alloc(16);
    rest.writeUInt16LE(extra.length, 0);
    rest.writeUInt32LE(offset, 12);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), fields, rest, Buffer.from(name), extra);
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from("PK\x05\x06"), end]);
}

const MB = 1024 ** 2;
const LIST_BYTES = 256 * 1024;

const word = (list: string, others: Entry[] = []) =>
  zip([
    { name: "[Content_Types].xml", content: list },
    { name: "_rels/.rels", content: list },
    { name: "word/document.xml", content: list },
    ...others,
  ]);
const filled = (piece: (index: number) => string, bytes: number) => {
  let text = "";
  for (let index = 0; text.length < bytes; index += 1) text += piece(index);
  return text;
};
const EXTRA = Buffer.alloc(65_532);

export const WORST_FILES: Record<string, () => Buffer<ArrayBuffer>> = {
  namespaces: () => {
    const levels = Array.from({ length: 1_500 }, (_, index) => `<a xmlns:b${index}="c">`);
    return word(levels.join("") + "</a>".repeat(levels.length));
  },
  attributes: () => word(`<a ${filled((index) => `b${index}="" `, LIST_BYTES - 8)}/>`),
  "extra fields": () =>
    word(
      "<a/>",
      Array.from({ length: 155 }, (_, index) => ({ name: `a${index}`, extra: EXTRA })),
    ),
  entries: () =>
    word(
      "<a/>",
      Array.from({ length: 60_000 }, (_, index) => ({ name: `a${index}` })),
    ),
  "objects of an encrypted PDF": () =>
    Buffer.from(`%PDF-1.7\n${filled((index) => `${index} 0 obj<</Encrypt 1 0 R>>endobj\n`, 9.9 * MB)}%%EOF`),
  "half-written names of Word's streams": () =>
    Buffer.concat([
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      Buffer.alloc(9.9 * MB, Buffer.from("xordDocumentncryptedPackage", "utf16le")),
    ]),
};
