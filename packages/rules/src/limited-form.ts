import { discardBody, readLimited } from "./limited-body";

export const FORM_FIELDS_BYTES = 64 * 1024;

/** @throws {BodyTooLarge | TypeError} the latter when the body is not a form. */
export async function readLimitedForm(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  maxBytes: number,
): Promise<FormData> {
  if (!body || !/^multipart\/form-data\s*;/i.test(contentType)) {
    if (body) discardBody(body);
    throw new TypeError("The body is not a multipart form.");
  }
  const pieces = await readLimited(body, maxBytes);
  return new Response(new Blob(pieces), { headers: { "content-type": contentType } }).formData();
}
