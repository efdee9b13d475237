import { RuleError } from "./errors";
import { BodyTooLarge, readLimited } from "./limited-body";

/** The most bytes that one byte of text takes in JSON: `\u0041`. */
export const ESCAPED_BYTES = 6;

export const FORM_MAX_BYTES = 512 * 1024;

/** Forms need far less depth. Deeper values would overflow the stack when they are serialized again. */
const MAX_DEPTH = 32;

/** @throws {RuleError} INVALID_JSON or BODY_TOO_LARGE, and no other error for any bytes. */
export async function readJsonObject(
  body: ReadableStream<Uint8Array> | null,
  maxBytes = FORM_MAX_BYTES,
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
