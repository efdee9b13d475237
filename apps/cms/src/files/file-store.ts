import type { Readable } from "node:stream";

export type StoredFile = { key: string; storedAt: Date };

export type FileStore = {
  /** Stores a file durably, or leaves nothing behind when it throws. A bucket keeps the media type with the file. */
  put(key: string, content: Blob, type?: string): Promise<void>;
  get(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  list(folder?: string): AsyncIterable<StoredFile>;
};
