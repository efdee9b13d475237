/** Returns the bytes of compressed text in a PNG. Readers unpack them with the header, to a thousand times as much. */
export function compressedTextBytes(content: Buffer): number {
  let bytes = 0;
  for (let at = 8; at + 8 <= content.length; ) {
    const size = content.readUInt32BE(at);
    const type = content.toString("latin1", at + 4, at + 8);
    if (type === "zTXt" || (type === "iTXt" && isCompressed(content.subarray(at + 8, at + 8 + size)))) bytes += size;
    at += 12 + size;
  }
  return bytes;
}

/** The compression flag follows the keyword, which ends with a zero byte. */
const isCompressed = (text: Buffer) => text[text.indexOf(0) + 1] === 1;
