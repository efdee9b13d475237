import { Readable } from "node:stream";
import Busboy from "@fastify/busboy";
import { RuleError } from "@repo/contract/http/errors";
import { BodyTooLarge, readPieces } from "@repo/contract/http/limited-body";
import type { Context } from "koa";

const LIMITS = { parts: 40, fieldSize: 512 * 1024, headerPairs: 20, headerSize: 64 * 1024 };
const NAME_MAX = 16_000;

/**
 * Reads a multipart form, which is refused as soon as a byte or part too many has come in.
 * @throws {RuleError} `tooLarge`; BODY_TOO_LARGE for too many parts or too long a name or text; BAD_REQUEST for a
 * broken body.
 */
export async function readForm(ctx: Context, maxBytes: number, tooLarge: () => RuleError): Promise<FormData> {
  const form = createParser(ctx.get("content-type"));
  if (!form) throw noForm();
  const body = Readable.toWeb(ctx.req) as ReadableStream<Uint8Array>;
  try {
    await readPieces(body, maxBytes, form.take);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw tooLarge();
    throw ctx.req.readableAborted ? noForm() : error;
  }
  return form.end();
}

function createParser(type = "") {
  if (!/^multipart\/form-data\s*;/i.test(type)) return undefined;
  let parser: ReturnType<typeof Busboy>;
  try {
    parser = Busboy({
      headers: { "content-type": type },
      limits: LIMITS,
      preservePath: true,
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
  } catch {
    return undefined;
  }

  const form = new FormData();
  let failure: RuleError | undefined;
  const fail = (error: RuleError) => {
    failure ??= error;
  };
  const check = () => {
    if (failure) throw failure;
  };
  const unescaped = (name: string | undefined) => {
    if (name === undefined) fail(noForm());
    else if (name.length > NAME_MAX) fail(tooMuch("A name in the form is too long."));
    // Browsers escape names in this way.
    return (name ?? "").replace(/%22|%0D|%0A/gi, decodeURIComponent);
  };

  parser.on("field", (name, value, _isNameCut, isCut) => {
    if (isCut) fail(tooMuch("A text in the form is too long."));
    form.append(unescaped(name), value);
  });
  parser.on("file", (name, content, fileName, _encoding, contentType) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    content.on("data", (piece) => pieces.push(piece));
    content.on("error", () => fail(noForm()));
    content.on("end", () => {
      form.append(unescaped(name), new File(pieces, unescaped(fileName), { type: contentType }));
    });
  });
  parser.on("partsLimit", () => fail(tooMuch(`A form has at most ${LIMITS.parts} parts.`)));
  parser.on("error", () => fail(noForm()));

  return {
    take(piece: Uint8Array): void {
      check();
      parser.write(piece);
      check();
    },
    async end(): Promise<FormData> {
      await new Promise<void>((resolve) => {
        parser.on("finish", resolve).on("error", resolve).end();
      });
      check();
      return form;
    },
  };
}

const noForm = () => new RuleError("BAD_REQUEST", "The body must be a multipart form.");
const tooMuch = (message: string) => new RuleError("BODY_TOO_LARGE", message);
