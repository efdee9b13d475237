import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { applicationChangeSchema } from "../src/application/applicant";
import { noteSchema } from "../src/application/history";
import { contactSchema } from "../src/form/contact";
import { RuleError } from "../src/http/errors";
import { ESCAPED_BYTES, FORM_MAX_BYTES, readJsonObject } from "../src/http/json-body";
import { signInSchema } from "../src/http/sign-in";
import { jobChangeSchema, jobSchema } from "../src/job/form";
import { POST_BODY_MAX_BYTES, postChangeSchema, refuseLongPost } from "../src/post/form";

const LIMIT = 1024;

function bodyOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const read = (text: string, limit = LIMIT) => readJsonObject(bodyOf(new TextEncoder().encode(text)), limit);

async function outcome(reading: Promise<Record<string, unknown>>) {
  return reading.catch((error) => {
    if (error instanceof RuleError) return error.code;
    throw error;
  });
}

describe("a JSON body", () => {
  it("is read whole, wherever it was cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), fc.nat(), async (record, at) => {
        const bytes = new TextEncoder().encode(JSON.stringify(record));
        const cut = at % (bytes.length + 1);
        const body = bodyOf(bytes.subarray(0, cut), bytes.subarray(cut));
        expect(await readJsonObject(body, bytes.length)).toEqual(JSON.parse(JSON.stringify(record)));
      }),
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
      fc.asyncProperty(fc.array(fc.oneof(texts, fc.uint8Array({ maxLength: 2 * LIMIT }))), async (chunks) => {
        const result = await outcome(readJsonObject(bodyOf(...chunks), LIMIT));
        const size = chunks.reduce((sum, { length }) => sum + length, 0);
        if (size > LIMIT) expect(result).toBe("BODY_TOO_LARGE");
        else if (result !== "INVALID_JSON") expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
      }),
      { numRuns: 500 },
    );
  });

  it.each(["", "{", "null", "7", '"text"', "[]", "[{}]", "{'a':1}", '{"a":1}x', "NaN", "\0"])(
    "that reads %j is no object",
    async (text) => expect(await outcome(read(text))).toBe("INVALID_JSON"),
  );

  it("that is missing, not UTF-8, too deep or cut off is refused", async () => {
    expect(await outcome(readJsonObject(null, LIMIT))).toBe("INVALID_JSON");
    const latin1 = new Uint8Array([...'{"name":"'].map((c) => c.charCodeAt(0)).concat(0xe9, 0x22, 0x7d));
    expect(await outcome(readJsonObject(bodyOf(latin1), LIMIT))).toBe("INVALID_JSON");
    const deep = 100_000;
    expect(await outcome(read(`{"a":${"[".repeat(deep)}${"]".repeat(deep)}}`, 1e6))).toBe("INVALID_JSON");
    const cut = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("aborted")) });
    expect(await outcome(readJsonObject(cut, LIMIT))).toBe("INVALID_JSON");
  });

  it("keeps what a name of the language stands for out of prototypes", async () => {
    const record = await read('{"__proto__":{"admin":true},"constructor":1}');
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
    expect((record as { admin?: boolean }).admin).toBeUndefined();
  });

  it("without an end is refused at the limit", async () => {
    const piece = new Uint8Array(1024 ** 2);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
    expect(await outcome(readJsonObject(endless, LIMIT))).toBe("BODY_TOO_LARGE");
  });
});

describe("the limit of forms", () => {
  const text = (length: number) => "a".repeat(length);
  const bullets = Array.from({ length: 10_000 }, () => "a");
  const largest: [string, z.core.$ZodType, object][] = [
    [
      "a job",
      jobSchema,
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
      {
        name: text(200),
        email: `a@${`${text(49)}.`.repeat(5)}bb`,
        subject: text(200),
        message: text(5_000),
        agree: true,
      },
    ],
    ["a change of an application", applicationChangeSchema, { status: "in_review", reason: text(300) }],
    ["a note", noteSchema, { text: text(5_000) }],
    ["a sign-in", signInSchema, { email: text(254), password: text(72) }],
  ];

  it.each(largest)("holds %s of the most characters, each escaped", async (_, schema, body) => {
    const escaped = JSON.stringify(body).replaceAll("a", "\\u0061");
    const wide = JSON.stringify(body).replaceAll("aa", "😀");
    expect(await read(escaped, FORM_MAX_BYTES)).toEqual(JSON.parse(escaped));
    expect(await read(wide, FORM_MAX_BYTES)).toEqual(JSON.parse(wide));
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
    expect(JSON.stringify(post).length).toBeLessThan(POST_BODY_MAX_BYTES);
    expect(4 * MB * ESCAPED_BYTES + JSON.stringify({ title: "", description: "" }).length).toBeLessThan(
      POST_BODY_MAX_BYTES,
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
