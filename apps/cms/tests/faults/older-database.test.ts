import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { cmsSettings, machine } from "../setup/start-cms";

it("a database from before 1.1.0 is refused in a line, and stays as it is", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "older-"));
  const database = new Database(path.join(dataDir, "cms.sqlite"));
  database.exec("create table job_applications (id integer primary key, note text)");
  database.exec("insert into job_applications (note) values ('Call back')");
  const contents = () => [
    database.prepare("select name from sqlite_master").pluck().all(),
    database.prepare("select * from job_applications").all(),
  ];
  const before = contents();

  const start = spawn(process.execPath, ["scripts/start.mts", "--seed"], {
    env: { ...machine, ...(await cmsSettings(dataDir)), LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [code]] = await Promise.all([text(start.stderr), once(start, "close")]);

  expect(said.trim().split("\n")).toEqual([expect.stringMatching(/could not start: .*Upgrade through 1\.1\.0\.$/)]);
  expect(code).toBe(1);
  expect(contents()).toEqual(before);
  database.close();
  await rm(dataDir, { recursive: true });
});
