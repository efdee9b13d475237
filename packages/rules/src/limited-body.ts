export class BodyTooLarge extends Error {}

/** Read and discarded past the limit, since a sender that is cut off never sees the error. */
const DISCARDED_BYTES = 64 * 1024 ** 2;

/** @throws {BodyTooLarge} as soon as more than `maxBytes` has come in. */
export async function readLimited(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) {
      reader.releaseLock();
      discardBody(body);
      throw new BodyTooLarge(`The body is larger than ${maxBytes} bytes.`);
    }
    pieces.push(next.value as Uint8Array<ArrayBuffer>);
  }
  return pieces;
}

/** Doesn't wait for it. An unread body would keep its connection from carrying another request. */
export function discardBody(body: ReadableStream<Uint8Array>): void {
  void readToEnd(body.getReader()).catch(() => undefined);
}

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let left = DISCARDED_BYTES; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.byteLength;
  }
  await reader.cancel();
}
