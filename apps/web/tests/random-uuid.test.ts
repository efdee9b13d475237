import { expect, it } from "vitest";
import { randomUuid } from "../src/lib/random-uuid";

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it("an id is a version 4 UUID, and another one each time", () => {
  const ids = Array.from({ length: 100 }, randomUuid);
  for (const id of ids) expect(id).toMatch(VERSION_4);
  expect(new Set(ids).size).toBe(100);
});
