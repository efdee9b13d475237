import { validate } from "@actions/languageservice";
import { describe, expect, it } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";
import { admitsNode } from "../../scripts/steps/node.mjs";
import { read, workflows } from "./files.ts";
import { offences, type Workflow } from "./rules.ts";

/** Returns the faults that GitHub's own language service finds, as in an editor. */
async function faults(name: string, content: string): Promise<string[]> {
  const found = await validate(TextDocument.create(`file:///${name}`, "yaml", 1, content));
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

describe.each(workflows)("%s", (name) => {
  it("is understood by the forge", async () => {
    expect(await faults(name, read(name))).toEqual([]);
  });

  it("runs what is pinned, with the least permissions, and trusts no text from outside", () => {
    expect(offences(read(name))).toEqual([]);
  });

  it("calls commands that there are", () => {
    const { scripts } = JSON.parse(read("package.json"));
    const called = [...read(name).matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, command = ""]) => command);
    expect(called.filter((command) => !(command in scripts) && command !== "publish")).toEqual([]);
  });
});

const expression = (name: string) => `$\{{ ${name} }}`;

describe("a workflow", () => {
  const right = `
on: push
permissions: {}
concurrency: one
jobs:
  one:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions: { contents: read }
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
      - run: npm test
`;

  it("that is right passes", async () => {
    expect(await faults("right.yml", right)).toEqual([]);
    expect(offences(right)).toEqual([]);
  });

  it.each([
    ["an unknown key", "runs-on", "run-on", /run-on/],
    ["an unknown permission", "contents: read", "content: read", /content/],
    ["an expression that can't be", "npm test", `echo ${expression("foo.bar")}`, /foo/],
    ["a job that there is not", "timeout-minutes: 5", "needs: two", /two/],
  ])("with %s is refused", async (what, part, other, message) => {
    expect((await faults(`${what}.yml`, right.replace(part, other))).join()).toMatch(message);
  });

  it.each([
    ["a tag", "3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1", "v7", /v7 is not pinned/],
    ["a digest without its version", " # v7.0.1", "", /is not pinned/],
    ["permissions for all jobs", "permissions: {}", "permissions: read-all", /to all of its jobs/],
    ["no permissions at all", "permissions: {}", "", /to all of its jobs/],
    ["no permissions of a job", "permissions: { contents: read }", "", /no list of permissions/],
    ["credentials that stay", "{ persist-credentials: false }", "{ fetch-depth: 0 }", /keeps the credentials/],
    ["text from outside in a script", "npm test", `echo ${expression("github.head_ref")}`, /into a script/],
    ["no time limit", "timeout-minutes: 5", "", /no time limit/],
    ["no concurrency group", "concurrency: one", "", /no concurrency group/],
  ])("with %s is refused", (_, part, other, message) => {
    expect(offences(right.replace(part, other)).join()).toMatch(message);
  });
});

it("CI runs on the oldest Node.js that is admitted, and on no other than admitted ones", () => {
  const { jobs }: Workflow = parse(read(".github/workflows/ci.yml"));
  const versions = jobs.database?.strategy?.matrix?.node ?? [];
  const { engines } = JSON.parse(read("package.json"));
  const admitted: string[] = engines.node.split("||").map((range: string) => range.trim().slice(1));
  expect(versions).toContain(admitted[0]);
  expect(versions.map((version) => version.split(".")[0])).toEqual(admitted.map((version) => version.split(".")[0]));
  for (const version of versions) expect(admitsNode(version.includes(".") ? version : `${version}.99.0`)).toBe(true);
});
