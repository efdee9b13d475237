const FORM_BYTES = 64 * 1024;

/** The JSON object of a request's body; an empty one when it is something else, or larger than a form is. */
export async function jsonBody(request: Request, maxBytes = FORM_BYTES): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return {};
    }
    chunks.push(next.value);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    return typeof body === "object" && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}
