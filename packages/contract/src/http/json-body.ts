import { RuleError } from "./errors";
import { BodyTooLarge, readPieces } from "./limited-body";

export type BodyLimits = {
  bytes: number;
  /** How deep objects and lists may be nested. A flat object has one level. */
  levels: number;
  /** How many values, objects and lists together, it may have. */
  values: number;
};

/** The most bytes that one byte of text takes in JSON: `\u0041`. */
export const ESCAPED_BYTES = 6;

export const VISITOR_BODY: BodyLimits = { bytes: 64 * 1024, levels: 32, values: 20_000 };

export const FORM_BODY: BodyLimits = { ...VISITOR_BODY, bytes: 512 * 1024 };

/** @throws {RuleError} INVALID_JSON or BODY_TOO_LARGE, and no other error for any bytes. */
export async function readJsonObject(
  body: ReadableStream<Uint8Array> | null,
  limits = VISITOR_BODY,
): Promise<Record<string, unknown>> {
  const value = body && parse(await readText(body, limits));
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new RuleError("INVALID_JSON");
  refuseNames(value);
  return value as Record<string, unknown>;
}

async function readText(body: ReadableStream<Uint8Array>, limits: BodyLimits): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const count = counter(limits);
  let text = "";
  try {
    await readPieces(body, limits.bytes, (piece) => {
      count(piece);
      text += decoder.decode(piece, { stream: true });
    });
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof RuleError) throw error;
    throw new RuleError(error instanceof BodyTooLarge ? "BODY_TOO_LARGE" : "INVALID_JSON");
  }
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

function counter({ levels, values }: BodyLimits): (piece: Uint8Array) => void {
  let [level, found] = [0, 0];
  let [isText, isEscaped] = [false, false];
  return (piece) => {
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at];
      if (isEscaped) isEscaped = false;
      else if (byte === QUOTE) isText = !isText;
      else if (isText) isEscaped = byte === BACKSLASH;
      else if (byte === COMMA) found += 1;
      else if (byte === CLOSE || byte === CLOSE_LIST) level -= 1;
      else if (byte === OPEN || byte === OPEN_LIST) {
        found += 1;
        level += 1;
        if (level > levels) throw new RuleError("INVALID_JSON", "The body is nested too deep.");
      }
    }
    if (found > values) throw new RuleError("INVALID_JSON", `The body has more than ${values} values.`);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RuleError("INVALID_JSON");
  }
}

/** Strapi's controllers, and some packages, fail on a name that every object has. */
function refuseNames(value: object): void {
  for (const [name, inner] of Object.entries(value)) {
    if (name in Object.prototype) throw new RuleError("INVALID_JSON", `${name} is no name of a field.`);
    if (typeof inner === "object" && inner !== null) refuseNames(inner);
  }
}
