import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { applicationChangeSchema } from "../src/application/applicant";
import { noteSchema } from "../src/application/history";
import { contactSchema } from "../src/form/contact";
import { RuleError } from "../src/http/errors";
import { ESCAPED_BYTES, FORM_BODY, readJsonObject, VISITOR_BODY } from "../src/http/json-body";
import { signInSchema } from "../src/http/sign-in";
import { jobChangeSchema, jobSchema } from "../src/job/form";
import { POST_BODY, postChangeSchema, refuseLongPost } from "../src/post/form";

const LIMITS = { ...VISITOR_BODY, bytes: 1024 };

function bodyOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const read = (text: string, limits = LIMITS) => readJsonObject(bodyOf(encode(text)), limits);

async function outcome(reading: Promise<Record<string, unknown>>) {
  return reading.catch((error) => {
    if (error instanceof RuleError) return error.code;
    throw error;
  });
}

const name = fc.string().filter((text) => !(text in {}));
const hasNames = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  Object.entries(value).every(([each, inner]) => !(each in {}) && hasNames(inner));

describe("a JSON body", () => {
  it("is read whole, wherever it was cut", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(name, fc.jsonValue({ maxDepth: 5 }).filter(hasNames)),
        fc.nat(),
        async (record, at) => {
          const bytes = new TextEncoder().encode(JSON.stringify(record));
          const cut = at % (bytes.length + 1);
          const body = bodyOf(bytes.subarray(0, cut), bytes.subarray(cut));
          expect(await readJsonObject(body, { ...LIMITS, bytes: bytes.length })).toEqual(
            JSON.parse(JSON.stringify(record)),
          );
        },
      ),
    );
  });

  it("of any bytes is a record, or refused with one of two codes", async () => {
    const texts = fc
      .oneof(
        fc.json(),
        fc.string(),
        fc.string().map((text) => `{"a":${text}`),
      )
      .map(encode);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(texts, fc.uint8Array({ maxLength: 2 * LIMITS.bytes }))), async (chunks) => {
        const result = await outcome(readJsonObject(bodyOf(...chunks), LIMITS));
        const size = chunks.reduce((sum, { length }) => sum + length, 0);
        if (size > LIMITS.bytes) expect(result).toBe("BODY_TOO_LARGE");
        else if (result !== "INVALID_JSON") expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
      }),
      { numRuns: 500 },
    );
  });

  it.each(["", "{", "null", "7", '"text"', "[]", "[{}]", "{'a':1}", '{"a":1}x', "NaN", "\0"])(
    "that reads %j is no object",
    async (text) => expect(await outcome(read(text))).toBe("INVALID_JSON"),
  );

  it("that is missing, not UTF-8 or cut off is refused", async () => {
    expect(await outcome(readJsonObject(null, LIMITS))).toBe("INVALID_JSON");
    const latin1 = new Uint8Array([...'{"name":"'].map((c) => c.charCodeAt(0)).concat(0xe9, 0x22, 0x7d));
    expect(await outcome(readJsonObject(bodyOf(latin1), LIMITS))).toBe("INVALID_JSON");
    const cut = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("aborted")) });
    expect(await outcome(readJsonObject(cut, LIMITS))).toBe("INVALID_JSON");
  });

  it.each(["__proto__", "constructor", "toString"])(
    "with the field %s, which every object has, is refused",
    async (name) => {
      for (const text of [`{"${name}":1}`, `{"a":[{"${name}":{}}]}`]) {
        expect(await outcome(read(text))).toBe("INVALID_JSON");
      }
    },
  );

  describe("is counted", () => {
    const few = { bytes: 1024 ** 2, levels: 3, values: 6 };

    it.each([
      ["three levels", '{"a":{"b":[1]}}', true],
      ["four levels", '{"a":{"b":[[]]}}', false],
      ["levels that end", '{"a":[[]],"b":[[]]}', true],
      ["six values", '{"a":[1,2,3,4,5]}', true],
      ["seven values", '{"a":[1,2,3,4,5,6]}', false],
      ["seven names", '{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7}', false],
      ["signs in a text", '{"a":"[[[[{{{{,,,,,,,,"}', true],
      ["signs after an escaped quotation mark", '{"a":"\\"[[[[,,,,,,\\\\"}', true],
    ])("%s", async (_, text, isTaken) => {
      const result = await outcome(read(text, few));
      expect(result).toEqual(isTaken ? JSON.parse(text) : "INVALID_JSON");
    });

    it("before all of it has come", async () => {
      const piece = encode("[".repeat(64 * 1024));
      const endless = new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
      expect(await outcome(readJsonObject(endless, { ...few, bytes: Number.POSITIVE_INFINITY }))).toBe("INVALID_JSON");
    });
  });

  it("without an end is refused at the limit", async () => {
    const piece = new Uint8Array(1024 ** 2);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
    expect(await outcome(readJsonObject(endless, LIMITS))).toBe("BODY_TOO_LARGE");
  });
});

describe("the limit of a body", () => {
  const text = (length: number) => "a".repeat(length);
  const bullets = Array.from({ length: 10_000 }, () => "a");
  const largest: [string, z.core.$ZodType, typeof FORM_BODY, object][] = [
    [
      "a job",
      jobSchema,
      FORM_BODY,
      {
        title: text(200),
        details: text(300),
        description: text(20_000),
        requirements: bullets,
        responsibilities: text(20_000),
        closesAt: "2026-12-31",
        availability: "filled",
      },
    ],
    [
      "an enquiry",
      contactSchema,
      VISITOR_BODY,
      {
        name: text(200),
        email: `a@${`${text(49)}.`.repeat(5)}bb`,
        subject: text(200),
        message: text(5_000),
        agree: true,
      },
    ],
    ["a change of an application", applicationChangeSchema, FORM_BODY, { status: "in_review", reason: text(300) }],
    ["a note", noteSchema, FORM_BODY, { text: text(5_000) }],
    ["a sign-in", signInSchema, VISITOR_BODY, { email: text(254), password: text(72) }],
  ];

  it.each(largest)("holds %s of the most characters, each escaped", async (_, schema, limits, body) => {
    const escaped = JSON.stringify(body).replaceAll("a", "\\u0061");
    const wide = JSON.stringify(body).replaceAll("aa", "😀");
    expect(await read(escaped, limits)).toEqual(JSON.parse(escaped));
    expect(await read(wide, limits)).toEqual(JSON.parse(wide));
    expect(schema._zod.run({ value: JSON.parse(escaped), issues: [] }, {})).toMatchObject({ issues: [] });
  });

  it.each(["description", "requirements", "responsibilities"])("has an end to a job's %s", (field) => {
    expect(jobChangeSchema.safeParse({ [field]: text(20_000) }).success).toBe(true);
    expect(jobChangeSchema.safeParse({ [field]: text(20_001) }).success).toBe(false);
  });
});

describe("a post's body", () => {
  const MB = 1024 ** 2;

  it("holds as much text as a post may have, escaped or not", () => {
    const post = { title: "😀".repeat(MB / 2), description: "\n".repeat(2 * MB) };
    expect(() => refuseLongPost(post)).not.toThrow();
    expect(JSON.stringify(post).length).toBeLessThan(POST_BODY.bytes);
    expect(4 * MB * ESCAPED_BYTES + JSON.stringify({ title: "", description: "" }).length).toBeLessThan(
      POST_BODY.bytes,
    );
  });

  it("of more text is refused by its size", () => {
    expect(() => refuseLongPost({ description: "é".repeat(2 * MB + 1) })).toThrow(
      expect.objectContaining({ code: "BODY_TOO_LARGE", status: 413, message: "The post is larger than 4 MB." }),
    );
    expect(() => refuseLongPost({ title: "x".repeat(2 * MB), description: "x".repeat(2 * MB + 1) })).toThrow();
  });
});

it.each([
  ["job", jobChangeSchema],
  ["application", applicationChangeSchema],
  ["post", postChangeSchema],
])("a change of a %s that names no field is refused", (_, schema) => {
  for (const body of [{}, { updatedAt: "2026-11-01T00:00:00.000Z" }, { unknown: 1 }]) {
    expect(schema.safeParse(body).success, JSON.stringify(body)).toBe(false);
  }
});

describe("an error", () => {
  it("has words, also when it was given none", () => {
    for (const words of [undefined, "", " \n"]) {
      expect(new RuleError("FORBIDDEN", words).toBody().error.message).toBe("You may not do this.");
    }
    expect(new RuleError("FORBIDDEN", "Not here.").message).toBe("Not here.");
  });

  it("of what is not available says when to try again", () => {
    expect(new RuleError("CMS_UNAVAILABLE").retryAfter).toBe(10);
    expect(new RuleError("INTERNAL_ERROR").retryAfter).toBeUndefined();
  });
});

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
