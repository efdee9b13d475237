const IMAGE = 0x2c;
const EXTENSION = 0x21;

/** Counts up to `most` + 1 frames by the blocks of a GIF or WebP: a decoder would remember each frame. */
export function countFrames(content: Buffer, type: string, most: number): number {
  if (type === "image/gif") return countInGif(content, most);
  if (type === "image/webp") return countInWebp(content, most);
  return 1;
}

function countInGif(content: Buffer, most: number): number {
  const colours = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let frames = 0;
  let at = 13 + colours(content[10]);
  while (frames <= most && at < content.length) {
    const block = content[at];
    if (block === IMAGE) {
      frames += 1;
      at += 11 + colours(content[at + 9]);
    } else if (block === EXTENSION) at += 2;
    else break;
    // Each frame has sub-blocks of up to 255 bytes; the last one is empty.
    for (let size = content[at]; size; size = content[at]) at += size + 1;
    at += 1;
  }
  return frames;
}

function countInWebp(content: Buffer, most: number): number {
  let frames = 0;
  for (let at = 12; frames <= most && at + 8 <= content.length; ) {
    if (content.toString("latin1", at, at + 4) === "ANMF") frames += 1;
    const size = content.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return Math.max(frames, 1);
}
