export class BodyTooLarge extends Error {}

/** The room for a form's other fields beside its file. */
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
  take: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  let [size, taken] = [0, 0];
  let gathered: Uint8Array[] = [];
  const hand = () => {
    const piece = new Uint8Array(size - taken);
    let at = 0;
    for (const part of gathered) {
      piece.set(part, at);
      at += part.byteLength;
    }
    gathered = [];
    taken = size;
    take(piece);
  };
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) throw new BodyTooLarge(`The body is larger than ${maxBytes} bytes.`);
    gathered.push(next.value);
    if (size - taken >= PIECE_BYTES) hand();
  }
  hand();
}
