const PIECE_BYTES = 1024 ** 2;

export async function bytesOf(file: Blob, from: number, length: number): Promise<Buffer> {
  return Buffer.from(await file.slice(from, from + length).arrayBuffer());
}

export async function contains(file: Blob, sought: Buffer): Promise<boolean> {
  for (let from = 0; from < file.size; from += PIECE_BYTES - sought.length) {
    if ((await bytesOf(file, from, PIECE_BYTES)).includes(sought)) return true;
  }
  return false;
}
