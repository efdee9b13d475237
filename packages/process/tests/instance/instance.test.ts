import { cp, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { instanceFolder } from "../../instance/instance.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "instance-test-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const dataDir = (name: string) => path.join(folder, name);
const folderOf = (name: string) => instanceFolder(folder, dataDir(name));

it("an instance keeps its folder, also when its data is moved", async () => {
  const first = await folderOf("data");
  expect(await folderOf("data")).toBe(first);
  await rename(dataDir("data"), dataDir("moved"));
  expect(await folderOf("moved")).toBe(first);
});

it("copied data is an instance of its own, and the original stays what it was", async () => {
  const original = await folderOf("data");
  await cp(dataDir("data"), dataDir("copy"), { recursive: true });
  const copy = await folderOf("copy");
  expect(copy).not.toBe(original);
  expect(await folderOf("copy")).toBe(copy);
  expect(await folderOf("data")).toBe(original);
});

it("processes that begin at once agree", async () => {
  const folders = await Promise.all(Array.from({ length: 8 }, () => folderOf("data")));
  expect(new Set(folders).size).toBe(1);
});

it("the folder of an instance that is gone is removed", async () => {
  await folderOf("gone");
  await rm(dataDir("gone"), { recursive: true });
  const left = await folderOf("data");
  expect(await readdir(path.join(folder, ".instances"))).toEqual([path.basename(left)]);
  expect(await readFile(path.join(left, "data-dir"), "utf8")).toBe(dataDir("data"));
});
