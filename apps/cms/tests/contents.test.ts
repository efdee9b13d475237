import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { expect, inject, it } from "vitest";
import type { Contents } from "../src/ops/backup/contents";
import { sql } from "./database";
import { machine } from "./setup/start-cms";

function contents(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/contents.mts", ...args], {
    env: { ...machine, ...inject("settings") },
    encoding: "utf8",
    maxBuffer: 100 * 1024 ** 2,
  });
  return { status, stdout, stderr: stderr.trim() };
}

it("a drill reads how many rows an instance has, and every file", { tags: ["full"] }, async () => {
  const { status, stdout, stderr } = contents("instance");
  expect(status, stderr).toBe(0);
  const { tables, files }: Contents = JSON.parse(stdout);
  for (const table of ["jobs", "files", "admin_permissions", "files_related_mph"]) {
    const [{ count } = {}] = await sql(`select count(*) as count from ${table}`);
    expect(tables[table], table).toBe(Number(count));
  }
  expect(Object.keys(tables)).not.toContain("strapi_sessions");

  const [{ url } = {}] = await sql("select url from files order by id limit 1");
  const { pathname } = new URL(String(url), inject("cmsUrl"));
  const content = new Uint8Array(await (await fetch(inject("cmsUrl") + pathname)).arrayBuffer());
  expect(files[pathname.slice(1)]).toEqual({
    bytes: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
  });
});

it("a drill is told in one line what can't be read", { tags: ["full"] }, () => {
  expect(contents("archive", "/nowhere.tar.gz")).toEqual({
    status: 1,
    stdout: "",
    stderr: "/nowhere.tar.gz does not exist.",
  });
});
