import { describe, expect, it } from "vitest";
import { deletionSchema, partsOf, selectionSchema, statusChangesSchema } from "../src/application/selection";
import { readBody } from "../src/http/read-body";

const id = "3f0b4c86-2d5e-4a37-9c11-6a7de0f6a111";
const many = (count: number) => Array.from({ length: count }, () => id);

describe("a selection of applications", () => {
  it.each([
    ["nothing", {}],
    ["none", { ids: [] }],
    ["too many", { ids: many(101) }],
    ["no ids", { ids: ["1"] }],
    ["a text", { ids: id }],
    ["wrong moments", { ids: [id], readAt: { [id]: "yesterday" } }],
  ])("that is %s is deleted by nobody", (_, body) => {
    expect(() => readBody(deletionSchema, body)).toThrow();
  });

  it("has up to a hundred in a request, and up to ten thousand in a file", () => {
    expect(readBody(deletionSchema, { ids: many(100) }).ids).toHaveLength(100);
    expect(readBody(selectionSchema, { ids: many(10_000) }).ids).toHaveLength(10_000);
    expect(() => readBody(selectionSchema, { ids: many(10_001) })).toThrow();
  });

  it("has a status for each of its changes, which nobody withdraws for applicants", () => {
    const change = { id, status: "offer", updatedAt: "2026-11-01T00:00:00.000Z" };
    expect(readBody(statusChangesSchema, { changes: [change], reason: " Late " }).reason).toBe("Late");
    for (const wrong of [
      { ...change, status: "withdrawn" },
      { ...change, id: "" },
      { ...change, updatedAt: "now" },
    ]) {
      expect(() => readBody(statusChangesSchema, { changes: [wrong] })).toThrow();
    }
    expect(() => readBody(statusChangesSchema, { changes: many(101).map(() => change) })).toThrow();
  });

  it("is cut into parts, of which the last may be smaller", () => {
    expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(partsOf([1, 2], 2)).toEqual([[1, 2]]);
    expect(partsOf([], 2)).toEqual([]);
  });
});
