declare module "word-extractor/lib/buffer-reader" {
  export default class BufferReader {
    constructor(content: Buffer);
  }
}

declare module "word-extractor/lib/word-ole-extractor" {
  import type { Document } from "word-extractor";

  export default class WordOleExtractor {
    protected _pieces: { text: string; length: number }[];
    protected normalizeHeaders(content: Buffer, table: Buffer): void;
    extract(reader: object): Promise<Document>;
  }
}
