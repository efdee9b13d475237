export class BodyTooLarge extends Error {}

export const FORM_FIELDS_BYTES = 64 * 1024;

const PIECE_BYTES = 64 * 1024;

/** @throws {BodyTooLarge} as soon as more than `maxBytes` have come in. */
export async function readLimited(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  await readPieces(body, maxBytes, (piece) => void pieces.push(piece));
  return pieces;
}

/** Gathers small chunks. @throws {BodyTooLarge} past `maxBytes`, and any error that `take` throws. */
export async function readPieces(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  take: (piece: Uint8Array<ArrayBuffer>) => Promise<void> | void,
): Promise<void> {
  let [size, gathered] = [0, 0];
  let piece = new Uint8Array(PIECE_BYTES);
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) throw new BodyTooLarge(`The body is larger than ${maxBytes} bytes.`);
    for (let rest = next.value; rest.byteLength > 0; ) {
      const part = rest.subarray(0, PIECE_BYTES - gathered);
      piece.set(part, gathered);
      gathered += part.byteLength;
      rest = rest.subarray(part.byteLength);
      if (gathered < PIECE_BYTES) continue;
      await take(piece);
      [piece, gathered] = [new Uint8Array(PIECE_BYTES), 0];
    }
  }
  await take(piece.subarray(0, gathered));
}
