import { bytesOf } from "./search-file";

const END_SIGNATURE = Buffer.from("PK\x05\x06");
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const DIRECTORY_MAX_BYTES = 512 * 1024;

/** Reads the central directory alone. Returns undefined if there is none, or one that is too long for a document. */
export async function namesInZip(file: Blob): Promise<Set<string> | undefined> {
  const tail = await bytesOf(file, Math.max(0, file.size - END_BYTES - COMMENT_MAX_BYTES), file.size);
  const end = tail.length < END_BYTES ? -1 : tail.lastIndexOf(END_SIGNATURE, tail.length - END_BYTES);
  if (end < 0) return undefined;
  const length = tail.readUInt32LE(end + 12);
  if (length > DIRECTORY_MAX_BYTES) return undefined;
  const directory = await bytesOf(file, tail.readUInt32LE(end + 16), length);
  const names = new Set<string>();
  for (let at = 0; at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === ENTRY_SIGNATURE; ) {
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28);
    names.add(directory.toString("latin1", at + ENTRY_BYTES, nameEnd).replaceAll("\\", "/"));
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}
