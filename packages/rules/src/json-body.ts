import { RuleError } from "./errors";
import { BodyTooLarge, readLimited } from "./limited-body";

/** How many bytes of a body a character may be, or a byte of a character: `\u0041`. */
export const ESCAPED_BYTES = 6;

/** Holds each form but a post: the largest is a job's, of 60,500 characters. */
export const FORM_MAX_BYTES = 512 * 1024;

/** No form has more than a list in an object; what goes deeper would exhaust the stack of whoever writes it again. */
const MAX_DEPTH = 32;

/**
 * The JSON object of a body, read up to `maxBytes`.
 * @throws {RuleError} INVALID_JSON or BODY_TOO_LARGE, whatever the bytes are.
 */
export async function readJsonObject(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Record<string, unknown>> {
  const value = parse(body ? await readText(body, maxBytes) : "");
  if (typeof value !== "object" || value === null || Array.isArray(value) || isDeeper(value, MAX_DEPTH)) {
    throw new RuleError("INVALID_JSON");
  }
  return { ...value };
}

async function readText(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  try {
    const bytes = new Blob(await readLimited(body, maxBytes)).arrayBuffer();
    return new TextDecoder("utf-8", { fatal: true }).decode(await bytes);
  } catch (error) {
    // Anything else is a body that has not come in whole, or is no text.
    throw new RuleError(error instanceof BodyTooLarge ? "BODY_TOO_LARGE" : "INVALID_JSON");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RuleError("INVALID_JSON");
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
