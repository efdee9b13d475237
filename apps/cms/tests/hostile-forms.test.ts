import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { RESUME_TYPES, type ResumeExtension } from "@repo/contract/application/resume";
import { RuleError } from "@repo/contract/http/errors";
import fc from "fast-check";
import { zipSync } from "fflate";
import type { Context } from "koa";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkAttachment } from "../src/attachments/check";
import { readForm } from "../src/files/read-form";

const MB = 1024 ** 2;
const MAX_BYTES = 8 * 1024;
const BOUNDARY = "----boundary";

function inPieces(bytes: Uint8Array, sizes: number[]): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += pieces.at(-1)?.length ?? 0) {
    pieces.push(bytes.subarray(at, at + (sizes[pieces.length % sizes.length] ?? 1)));
  }
  return pieces;
}

const TOO_LARGE = new RuleError("FILE_TOO_LARGE");

let folders: string;
beforeAll(async () => {
  folders = await mkdtemp(path.join(tmpdir(), "forms-"));
});
afterAll(() => rm(folders, { recursive: true }));

vi.mock("../src/attachments/text/read-text", () => ({ kindOfZip: async () => "docx" }));

const read = async (bytes: Uint8Array, contentType: string, sizes = [2048], maxBytes = MAX_BYTES) =>
  readForm(
    { req: Readable.from(inPieces(bytes, sizes)), get: () => contentType } as unknown as Context,
    await mkdtemp(path.join(folders, "form-")),
    maxBytes,
    () => TOO_LARGE,
  );

const sizes = fc.array(fc.integer({ min: 1, max: 2048 }), { minLength: 1, maxLength: 4 });

function damaged(original: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> {
  const damage = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.integer({ min: 0, max: 64 }),
    added: fc.oneof(
      fc.uint8Array({ maxLength: 16 }),
      fc.constantFrom(
        "\r\n",
        "--",
        `--${BOUNDARY}`,
        "\r\n\r\n",
        "\0",
        ";",
        '"',
        "%PDF-",
        "PK\x03\x04",
        "\xff".repeat(8),
      ),
    ),
  });
  return fc.tuple(original, fc.array(damage, { maxLength: 5 })).map(([bytes, changes]) =>
    changes.reduce((before: Buffer, { at, removed, added }) => {
      const position = Math.floor(at * before.length);
      const middle = typeof added === "string" ? Buffer.from(added, "latin1") : added;
      return Buffer.concat([before.subarray(0, position), middle, before.subarray(position + removed)]);
    }, Buffer.from(bytes)),
  );
}

const field = fc.record({ name: fc.string(), value: fc.string({ unit: "binary" }) });
const file = fc.record({ name: fc.string(), fileName: fc.string(), content: fc.uint8Array({ maxLength: 2048 }) });
const body = fc
  .tuple(fc.array(field, { maxLength: 5 }), fc.array(file, { maxLength: 3 }))
  .map(([fields, files]) =>
    Buffer.concat([
      ...fields.map(({ name, value }) =>
        Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      ),
      ...files.flatMap(({ name, fileName, content }) => [
        Buffer.from(
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n`,
        ),
        content,
        Buffer.from("\r\n"),
      ]),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]),
  );

const type = fc.oneof(
  { weight: 5, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
  fc.string().map((text) => `multipart/form-data; boundary=${text}`),
  fc.constantFrom(
    "multipart/form-data",
    "multipart/form-data;",
    "Multipart/Form-Data; boundary=",
    "multipart/mixed; boundary=x",
  ),
  fc.string(),
);

describe("the reader of forms", () => {
  it("reads any form or says that it is none, and takes no more than it may", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(body, damaged(body), fc.uint8Array({ maxLength: 20_000 })),
        type,
        sizes,
        async (bytes, type, sizes) => {
          const form = await read(bytes, type, sizes).catch((error: unknown) => error);
          if (form instanceof FormData) expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
          else expect((form as RuleError).code, String(form)).toMatch(/^(FILE_TOO_LARGE|BODY_TOO_LARGE|BAD_REQUEST)$/);
          expect(form === TOO_LARGE && bytes.length <= MAX_BYTES).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("gives back every field and file as it was sent, in whatever pieces it comes", async () => {
    // Browsers leave a backslash in a name unescaped, and the parser takes it for an escape.
    const text = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !text.includes("\\"));
    const sent = fc.record({ name: text, value: text, content: fc.uint8Array({ maxLength: 2048 }) });
    await fc.assert(
      fc.asyncProperty(sent, sizes, async ({ name, value, content }, sizes) => {
        const form = new FormData();
        form.set(`field ${name}`, value);
        form.set("resume", new File([content], `${name}.pdf`, { type: "application/pdf" }));
        const whole = new Response(form);
        const type = whole.headers.get("content-type") ?? "";
        const found = await read(new Uint8Array(await whole.arrayBuffer()), type, sizes);
        const normal = (text: string) => text.replace(/\r\n?|\n/g, "\n");
        expect([...found.keys()].map(normal)).toEqual([normal(`field ${name}`), "resume"]);
        expect(normal(found.get(`field ${name}`.replace(/\r\n?|\n/g, "\r\n")) as string)).toBe(normal(value));
        const file = found.get("resume") as File;
        expect(file).toMatchObject({ name: `${name}.pdf`, type: "application/pdf" });
        expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["more than 40 parts", 41, "a", "text", "A form has at most 40 parts."],
    ["a long name", 1, "n".repeat(16_001), "text", "A name in the form is too long."],
    ["a name without end", 1, "n".repeat(100_000), "text", "A name in the form is too long."],
    ["a long text", 1, "a", "x".repeat(512 * 1024 + 1), "The texts in the form are too long."],
    ["texts that are long together", 2, "a", "x".repeat(300 * 1024), "The texts in the form are too long."],
  ])("refuses a form of %s", async (_what, parts, name, value, message) => {
    const form = new FormData();
    for (let part = 0; part < parts; part += 1) form.append(name, value);
    const whole = new Response(form);
    const type = whole.headers.get("content-type") ?? "";
    const bytes = new Uint8Array(await whole.arrayBuffer());
    await expect(read(bytes, type, undefined, MB)).rejects.toMatchObject({ code: "BODY_TOO_LARGE", message });
  });

  it("has a file on the disk while it comes", async () => {
    const folder = await mkdtemp(path.join(folders, "form-"));
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    async function* body() {
      yield Buffer.from(head);
      for (let piece = 0; piece < 64; piece += 1) yield Buffer.alloc(64 * 1024, "a");
      await ended;
      yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
    }
    const get = () => `multipart/form-data; boundary=${BOUNDARY}`;
    const reading = readForm(
      { req: Readable.from(body()), get } as unknown as Context,
      folder,
      8 * MB,
      () => TOO_LARGE,
    );
    const onDisk = async () => (await stat(path.join(folder, "part-0")).catch(() => undefined))?.size ?? 0;
    await expect.poll(onDisk).toBeGreaterThan(3.9 * MB);
    end();
    expect(((await reading).get("resume") as File).size).toBe(4 * MB);
  });

  it("takes a form of 40 parts", async () => {
    const form = new FormData();
    for (let part = 0; part < 40; part += 1) form.append("a", "text");
    const whole = new Response(form);
    const type = whole.headers.get("content-type") ?? "";
    expect([...(await read(new Uint8Array(await whole.arrayBuffer()), type))]).toHaveLength(40);
  });
});

describe("the check of résumés", () => {
  const extensions = Object.keys(RESUME_TYPES) as ResumeExtension[];
  const refuse = (reason?: string) => new RuleError("RESUME_TYPE_INVALID", reason);
  const check = (name: string, type: string, content: Uint8Array) =>
    checkAttachment(new File([new Uint8Array(content)], name, { type }), refuse).catch((error: unknown) => error);
  const isAnswer = (answer: unknown) =>
    extensions.includes(answer as ResumeExtension) ||
    (answer instanceof RuleError && answer.code === "RESUME_TYPE_INVALID");

  it("takes or refuses whatever it is given, and nothing else", async () => {
    const genuine = await Promise.all(extensions.map((extension) => readFile(`tests/files/cv.${extension}`)));
    const small = genuine.filter((content) => content.length < 200_000);
    const zip = fc
      .dictionary(
        fc.oneof(
          fc.constantFrom("[Content_Types].xml", "_rels/.rels", "word/document.xml", "../a", "/a", "C:\\a"),
          // The zip library fails on `__proto__`.
          fc.string({ minLength: 1 }).filter((name) => !(name in {})),
        ),
        fc.uint8Array({ maxLength: 64 }),
        { maxKeys: 5 },
      )
      .map((entries) => zipSync(entries));
    const content = fc.oneof(damaged(fc.constantFrom(...small)), damaged(zip), zip, fc.uint8Array({ maxLength: 4096 }));
    const name = fc.oneof(
      fc.constantFrom(...extensions.map((extension) => `cv.${extension}`)),
      fc.string({ unit: "binary" }),
    );
    const type = fc.oneof(fc.constantFrom(...Object.values(RESUME_TYPES), ""), fc.string());
    await fc.assert(
      fc.asyncProperty(name, type, content, async (name, type, content) => {
        const answer = await check(name, type, content);
        expect(isAnswer(answer), String(answer)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
