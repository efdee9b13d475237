import { describe, expect, it } from "vitest";
import { RuleError } from "../src/http/errors";
import { pageWithin, readListQuery } from "../src/http/list";

const rules = { pageSize: 25, sortable: ["createdAt", "name"], sort: "-createdAt" } as const;
const read = (query: Record<string, unknown>) => readListQuery(query, rules);

describe("the query of a list", () => {
  it("has defaults", () => {
    expect(read({})).toEqual({ page: 1, pageSize: 25, q: "", sort: { field: "createdAt", descending: true } });
  });

  it("is read from text", () => {
    expect(read({ page: "3", pageSize: "10", q: " ana ", sort: "name" })).toEqual({
      page: 3,
      pageSize: 10,
      q: "ana",
      sort: { field: "name", descending: false },
    });
  });

  it("asks for a hundred at most", () => {
    expect(read({ pageSize: "100000" }).pageSize).toBe(100);
  });

  it.each([
    ["page", "0"],
    ["page", "-1"],
    ["page", "1.5"],
    ["page", "abc"],
    ["page", ""],
    ["page", ["1", "2"]],
    ["pageSize", "0"],
    ["q", { $ne: "" }],
    ["q", "x".repeat(201)],
    ["sort", "password"],
    ["sort", "--name"],
  ])("is refused with %s %j", (name, value) => {
    const refusal = (() => {
      try {
        return read({ [name]: value });
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(RuleError);
    expect((refusal as RuleError).status).toBe(422);
    expect(Object.keys((refusal as RuleError).fields ?? {})).toEqual([name]);
  });
});

it("a page beyond the last is the last one", () => {
  expect(pageWithin(9, 10, 21)).toBe(3);
  expect(pageWithin(2, 10, 21)).toBe(2);
  expect(pageWithin(5, 10, 0)).toBe(1);
});
