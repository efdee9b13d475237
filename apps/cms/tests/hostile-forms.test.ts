import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { RESUME_TYPES, type ResumeExtension } from "@repo/contract/application/resume";
import { RuleError } from "@repo/contract/http/errors";
import { expectAtMost } from "@repo/testing/effort";
import { errors } from "@strapi/utils";
import fc from "fast-check";
import { zipSync } from "fflate";
import type { Context } from "koa";
import { describe, expect, it } from "vitest";
import { checkMedia } from "../src/files/check-media";
import { checkSvg } from "../src/files/check-svg";
import { readForm } from "../src/submissions/read-form";
import { checkResume } from "../src/submissions/resumes/check";
import { gif, nestedUses, png, SVG, webp } from "./hostile-pictures";

const MB = 1024 ** 2;
const MAX_BYTES = 8 * 1024;
/** The limit for a fourfold length lies between proportional and quadratic cost. */
const STEEPEST = 8;
const BOUNDARY = "----boundary";

function inPieces(bytes: Uint8Array, sizes: number[]): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += pieces.at(-1)?.length ?? 0) {
    pieces.push(bytes.subarray(at, at + (sizes[pieces.length % sizes.length] ?? 1)));
  }
  return pieces;
}

const TOO_LARGE = new RuleError("FILE_TOO_LARGE");

const read = (bytes: Uint8Array, contentType: string, sizes = [2048], maxBytes = MAX_BYTES) =>
  readForm(
    { req: Readable.from(inPieces(bytes, sizes)), state: { contentType } } as unknown as Context,
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
    ["a long text", 1, "a", "x".repeat(512 * 1024 + 1), "A text in the form is too long."],
  ])("refuses a form of %s", async (_what, parts, name, value, message) => {
    const form = new FormData();
    for (let part = 0; part < parts; part += 1) form.append(name, value);
    const whole = new Response(form);
    const type = whole.headers.get("content-type") ?? "";
    const bytes = new Uint8Array(await whole.arrayBuffer());
    await expect(read(bytes, type, undefined, MB)).rejects.toMatchObject({ code: "BODY_TOO_LARGE", message });
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
    checkResume({ name, type, content: Buffer.from(content) }, refuse).catch((error: unknown) => error);
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

  it("takes no longer for an archive of very many entries than these are more", async () => {
    const archive = (length: number) =>
      zipSync(Object.fromEntries(Array.from({ length }, (_, number) => [`${number}`, new Uint8Array()])), { level: 0 });
    const [few, many] = [archive(15_000), archive(60_000)];
    const read = (content: Uint8Array) => async () =>
      expect(await check("cv.docx", RESUME_TYPES.docx, content)).toBeInstanceOf(RuleError);
    await expectAtMost(STEEPEST, "four times as many", read(many), read(few));
  });
});

describe("the check of pictures", () => {
  const check = (content: string | Uint8Array, name = "a.svg") =>
    checkMedia(Buffer.from(content as string), name).catch((error: unknown) => error);
  const told = async (content: string) =>
    String((await check(content)) as Error).replace("ValidationError: a.svg ", "");

  it("takes or refuses whatever it is given, and nothing else", async () => {
    const content = fc.oneof(
      damaged(fc.constantFrom(png(9, 9), webp(9, 9), gif(9, 9, 3), Buffer.from(nestedUses(2)))),
      fc.uint8Array({ maxLength: 4096 }),
    );
    const name = fc.oneof(fc.constantFrom("a.png", "a.webp", "a.gif", "a.svg", "a"), fc.string({ unit: "binary" }));
    await fc.assert(
      fc.asyncProperty(name, content, async (name, content) => {
        const answer = await check(content, name);
        expect(
          typeof answer === "string" ? answer.startsWith("image/") : answer instanceof errors.ValidationError,
        ).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["<script/>", "has the element <script>, which isn't allowed."],
    ["<foreignObject/>", "has the element <foreignObject>, which isn't allowed."],
    ['<a href="https://example.com"/>', "has the element <a>, which isn't allowed."],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml"/>', "has the element <iframe>, which isn't allowed."],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', "has the element <x:script>, which isn't allowed."],
    [
      '<metadata><y xmlns="y"><script xmlns="http://www.w3.org/2000/svg"/></y></metadata>',
      "has the element <script>, which isn't allowed.",
    ],
    ['<g onclick="run()"/>', "has the attribute onclick, which isn't allowed."],
    ['<g OnLoad="run()"/>', "has the attribute OnLoad, which isn't allowed."],
    ['<g xml:base="https://example.com"/>', "has the attribute xml:base, which isn't allowed."],
    ['<set attributeName="onclick" to="run()"/>', "animates onclick, which isn't allowed."],
    ['<animate attributeName="xlink:href" to="x"/>', "animates xlink:href, which isn't allowed."],
    ['<image href="https://example.com/a.png"/>', "refers to https://example.com/a.png, which is not in the drawing."],
    ['<image href="data:image/svg+xml,x"/>', "refers to data:image/svg+xml,x, which is not in the drawing."],
    ['<use href="other.svg#a"/>', "refers to other.svg#a, which is not in the drawing."],
    [
      '<g fill="url(//example.com/a.svg#b)"/>',
      "refers to //example.com/a.svg#b in a style, which is not in the drawing.",
    ],
    ['<g style="fill:u\\72l(//example.com)"/>', "has a style that may load or run something."],
    ["<style>@import '//example.com'</style>", "has a style that may load or run something."],
    [
      "<style><![CDATA[g{fill:url(//example.com)}]]></style>",
      "refers to //example.com in a style, which is not in the drawing.",
    ],
    ['<?xml-stylesheet href="a.css"?>', "has the instruction xml-stylesheet, which isn't allowed."],
    ["&nbsp;", "can't be read as SVG."],
    ["<g>", "can't be read as SVG."],
    ['<g id="a"><use href="#a"/></g>', "refers to itself."],
    ['<pattern id="a"><g class="b"/></pattern><style>.b{fill:url(#a)}</style>', "refers to itself."],
    ["<g>".repeat(300) + "</g>".repeat(300), "is nested too deeply."],
  ])("refuses a drawing that does more than draw, or too much: %s", async (inside, message) => {
    expect(await told(`${SVG}${inside}</svg>`)).toBe(message);
  });

  it.each([
    ["entities of its own", `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}</svg>`, "declares entities, which aren't allowed."],
    ["another encoding", `<?xml version="1.0" encoding="utf-7"?>${SVG}</svg>`, "is not in UTF-8."],
    [
      "a page around it",
      `<html xmlns="http://www.w3.org/1999/xhtml">${SVG}</svg></html>`,
      "has the element <html>, which isn't allowed.",
    ],
  ])("refuses a drawing with %s", async (_what, drawing, message) => expect(await told(drawing)).toBe(message));

  it("takes what programs for drawing write", async () => {
    const drawing = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="21mm" height="29.7mm"
        xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 210 297" data-name="C:\\a (1)">
      <sodipodi:namedview pagecolor="#fff"/><metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
      <defs><style>/* of url(https://example.com) */ .a,.b{fill:url(#c)} .d{clip-path:url(#e)} @media print{.f{fill:red}}</style>
      <linearGradient id="c"><stop offset="0"/></linearGradient><clipPath id="e"><rect class="a" width="9" height="9"/></clipPath></defs>
      <g class="d"><path id="p" d="M0 0h9" filter="url('#g')"/><use xlink:href="#p"/><animate xlink:href="#p" attributeName="x"/></g>
      <image href="data:image/png;base64,${png(9, 9).toString("base64")}"/></svg>`;
    expect(await check(drawing)).toBe("image/svg+xml");
    expect(checkSvg(Buffer.from(drawing), "a.svg")).toMatchObject({ width: 79, height: 112 });
  });

  it.each<[string, number, (times: number) => string]>([
    ["nested references", 5, nestedUses],
    ["a style of comments that never end", 75_000, (times) => `${SVG}<style>${"/*a".repeat(times)}</style></svg>`],
    ["a style of very many rules", 15_000, (times) => `${SVG}<style>${".a{fill:url(#b)}".repeat(times)}</style></svg>`],
    [
      "a style of very many classes and references",
      12_500,
      (times) => `${SVG}<style>${".a,".repeat(3 * times)}.b{fill:${"url(#b)".repeat(times)}}</style></svg>`,
    ],
    [
      "a size of very many digits",
      225_000,
      (times) => `<svg xmlns="http://www.w3.org/2000/svg" width="${"1".repeat(times)}"/>`,
    ],
    ["very many elements", 9_500, (times) => `${SVG}${'<g id="a" class="b c d"/>'.repeat(times)}</svg>`],
  ])("takes no longer for a drawing of %s than these are more", async (_what, times, drawing) => {
    const [few, many] = [drawing(times), drawing(4 * times)];
    await expectAtMost(
      STEEPEST,
      "four times as many",
      () => check(many),
      () => check(few),
    );
  });
});
