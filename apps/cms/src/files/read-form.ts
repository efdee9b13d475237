import { openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import Busboy from "@fastify/busboy";
import { RuleError } from "@repo/contract/http/errors";
import { BodyTooLarge, readPieces } from "@repo/contract/http/limited-body";
import type { Context } from "koa";
import { withIncomingFolder } from "./incoming";

const TEXTS_MAX = 512 * 1024;
const LIMITS = { parts: 40, fieldSize: TEXTS_MAX, headerPairs: 20, headerSize: 64 * 1024 };
const NAME_MAX = 16_000;

export function withForm<Result>(
  ctx: Context,
  maxBytes: number,
  tooLarge: () => RuleError,
  use: (form: FormData) => Promise<Result>,
): Promise<Result> {
  return withIncomingFolder(async (folder) => use(await readForm(ctx, folder, maxBytes, tooLarge)));
}

/** Keeps files in `folder`, not in memory. @throws {RuleError} `tooLarge`, BODY_TOO_LARGE, BAD_REQUEST */
export async function readForm(
  ctx: Context,
  folder: string,
  maxBytes: number,
  tooLarge: () => RuleError,
): Promise<FormData> {
  const form = createParser(ctx.get("content-type"), folder);
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

type Incoming = { name: string; fileName: string; type: string; path: string; pieces: Uint8Array[] };

function createParser(type = "", folder: string) {
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
  const files: Incoming[] = [];
  let textsLength = 0;
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
    textsLength += value.length;
    if (isCut || textsLength > TEXTS_MAX) fail(tooMuch("The texts in the form are too long."));
    form.append(unescaped(name), value);
  });
  parser.on("file", (name, content, fileName, _encoding, type) => {
    const file = { name: unescaped(name), fileName: unescaped(fileName), type, pieces: [] as Uint8Array[] };
    files.push({ ...file, path: path.join(folder, `part-${files.length}`) });
    content.on("data", (piece) => file.pieces.push(piece));
    content.on("error", () => fail(noForm()));
  });
  parser.on("partsLimit", () => fail(tooMuch(`A form has at most ${LIMITS.parts} parts.`)));
  parser.on("error", () => fail(noForm()));
  const finished = new Promise<void>((resolve) => {
    parser.on("finish", resolve).on("error", resolve);
  });

  const store = ({ path, pieces }: Incoming) => writeFile(path, pieces.splice(0), { flag: "a", mode: 0o600 });

  return {
    async take(piece: Uint8Array): Promise<void> {
      parser.write(piece);
      // The parser hands over what is in the piece only now.
      await setImmediate();
      check();
      for (const file of files.filter(({ pieces }) => pieces.length > 0)) await store(file);
    },
    async end(): Promise<FormData> {
      parser.end();
      await finished;
      check();
      for (const file of files) {
        await store(file);
        form.append(file.name, new File([await openAsBlob(file.path)], file.fileName, { type: file.type }));
      }
      return form;
    },
  };
}

const noForm = () => new RuleError("BAD_REQUEST", "The body must be a multipart form.");
const tooMuch = (message: string) => new RuleError("BODY_TOO_LARGE", message);
