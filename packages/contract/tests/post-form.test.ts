import { describe, expect, it } from "vitest";
import { fieldErrors } from "../src/http/read-body";
import { postChangeSchema, postSchema, previewSchema } from "../src/post/form";

const errors = (body: unknown) => {
  const parsed = postSchema.safeParse(body);
  return parsed.success ? {} : fieldErrors(parsed.error);
};

describe("a post", () => {
  it("is trimmed", () => {
    expect(postSchema.parse({ title: " A title\n", description: "\n One\n\n two ", metaTags: " a, b " })).toEqual({
      title: "A title",
      description: "One\n\n two",
      metaTags: "a, b",
    });
  });

  it("needs a title and a description that can be seen", () => {
    const both = { title: "Title is required.", description: "Description is required." };
    expect(errors({})).toEqual(both);
    expect(errors({ title: " \t", description: "\0" })).toEqual(both);
    expect(errors({ title: "\u200b\u202e", description: null })).toEqual(both);
    expect(errors({ title: 1, description: [] })).toEqual(both);
  });

  it.each([
    "<script>alert(1)</script>",
    '"]]><img src=x onerror=alert(1)>',
    "👩‍💻 emoji",
    "مرحبا \u202eabc",
    "a\u200bb",
    "x".repeat(1_000_000),
  ])("keeps %j as it is", (text) => {
    expect(postSchema.parse({ title: text, description: text })).toEqual({ title: text, description: text });
  });

  it("loses what is no text", () => {
    expect(postSchema.parse({ title: "a\0b\u0007", description: "\u001ba\ud800b\r\nc" })).toMatchObject({
      title: "ab",
      description: "ab\nc",
    });
  });

  it("is a draft or published, nothing else", () => {
    expect(errors({ title: "a", description: "b", status: "modified" })).toEqual({
      status: "Status must be draft or published.",
    });
  });
});

describe("a change of a post", () => {
  it("says nothing of what it leaves out", () => {
    expect(postChangeSchema.parse({ title: " a " })).toEqual({ title: "a" });
  });

  it("takes away no title", () => {
    expect(postChangeSchema.safeParse({ title: " " }).success).toBe(false);
    expect(postChangeSchema.safeParse({ title: "a", updatedAt: "yesterday" }).success).toBe(false);
  });
});

it("a preview is made of a text that can be rendered soon", () => {
  expect(previewSchema.safeParse({ description: "a".repeat(200_000) }).success).toBe(true);
  for (const description of [1, undefined, "a".repeat(200_001)]) {
    expect(previewSchema.safeParse({ description }).error?.issues).toMatchObject([{ path: ["description"] }]);
  }
});
