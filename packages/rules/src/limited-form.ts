/** The body is larger than allowed. */
export class BodyTooLarge extends Error {}

/**
 * The form of a multipart body, read into memory up to `maxBytes`.
 * @throws {BodyTooLarge} as soon as more has come in; the rest is not read.
 * @throws {TypeError} when the body is not a form.
 */
export async function readLimitedForm(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  maxBytes: number,
): Promise<FormData> {
  if (!body || !/^multipart\/form-data\s*;/i.test(contentType))
    throw new TypeError("The body is not a multipart form.");

  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new BodyTooLarge(`The body is larger than ${maxBytes} bytes.`);
    }
    chunks.push(next.value as Uint8Array<ArrayBuffer>);
  }
  return new Response(new Blob(chunks), { headers: { "content-type": contentType } }).formData();
}
