const PIECE_BYTES = 1024 ** 2;

/** Returns fewer bytes at the end of the file. */
export async function bytesOf(file: Blob, from: number, length: number): Promise<Buffer> {
  return Buffer.from(await file.slice(from, from + length).arrayBuffer());
}

/** Searches the file without holding all of it in memory. */
export async function contains(file: Blob, sought: Buffer): Promise<boolean> {
  for (let from = 0; from < file.size; from += PIECE_BYTES - sought.length) {
    if ((await bytesOf(file, from, PIECE_BYTES)).includes(sought)) return true;
  }
  return false;
}
