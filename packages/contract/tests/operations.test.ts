import { describe, expect, it } from "vitest";
import { operationsAt } from "../src/operations/match";
import type { Operation } from "../src/operations/operation";
import { withIds } from "../src/operations/request";
import { OPERATIONS } from "../src/operations/table";

const ID = "3f0b4c86-2d5e-4a37-9c11-6a7de0f6a111";
const rows = Object.entries<Operation>(OPERATIONS).map(([name, row]) => ({
  name,
  address: name.split(" ")[1] ?? "",
  row,
}));
const ids = { id: ID, entry: ID };

describe("an operation", () => {
  it.each(rows.filter(({ row }) => row.forwarded !== false))("is found at its address: $name", ({ name, address }) => {
    const found = operationsAt(withIds(address, ids));
    expect(found?.address).toBe(address);
    expect(Object.values(found?.methods ?? {})).toContain(name);
    expect(ids).toMatchObject(found?.ids ?? {});
  });

  it.each(rows.filter(({ row }) => row.forwarded === false))("has a handler of its own: $name", ({ name, address }) => {
    expect(Object.values(operationsAt(withIds(address, ids))?.methods ?? {})).not.toContain(name);
  });

  it.each(rows)("is found at no other spelling: $name", ({ address }) => {
    const path = withIds(address, ids);
    const [, before = "", last = ""] = /^(.*)\/(.*)$/.exec(path) ?? [];
    const others = [
      ...[`${path}/`, `${path}/x`, `/${path}`, path.toUpperCase(), `${before}%2F${last}`],
      ...[`${before}//${last}`, `${before}/./${last}`, `${before}/x/../${last}`],
    ];
    // Only the handler checks an id at the end, after it has identified the caller.
    if (address.endsWith(last)) others.push(`${path}x`, `${path}?`, `${path}\n`, path.slice(0, -1));
    expect(others.filter((other) => operationsAt(other)?.address === address)).toEqual([]);
  });
});

it("an address without parameters wins over one with", () => {
  expect(operationsAt("/api/dashboard/posts/stats")?.ids).toEqual({});
  expect(operationsAt("/api/dashboard/posts/stat")?.ids).toEqual({ id: "stat" });
});

it.each(["/api/dashboard", "/api/sessions/current", "/api/blog/setup", "/api/dashboard/constructor", "", "/"])(
  "nothing is forwarded at %j",
  (path) => expect(operationsAt(path)).toBeUndefined(),
);
