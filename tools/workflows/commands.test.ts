import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const root = new URL("../..", import.meta.url);

it("a command that does not exist is one line", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "strat"], { cwd: root, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, "There is no command “strat”: docs/commands.md lists them.\n"]);
});

it.each(["abc", "0", "-5", "1.5"])("the edge does not start with EDGE_RATE=%s, and says why", (EDGE_RATE) => {
  const env = { ...process.env, SITE_URL: "http://localhost", CMS_URL: "http://localhost:1337", EDGE_RATE };
  const { status, stderr } = spawnSync("sh", ["deploy/nginx/start.sh"], { cwd: root, encoding: "utf8", env });
  const message = `EDGE_RATE must be a whole number of requests per second, at least 1, not ${EDGE_RATE}.\n`;
  expect([status, stderr]).toEqual([78, message]);
});
