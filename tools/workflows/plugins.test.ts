import { statSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { leaveOutDeclarations, pluginNames, taggedPlugin } from "../../scripts/release/steps/pack-plugins.ts";
import { read, root } from "./files.ts";

const names = await pluginNames();
const { license, engines } = JSON.parse(read("package.json"));

describe.each(names)("the package %s", (name) => {
  const manifest = JSON.parse(read(`plugins/${name}/package.json`));

  it("can be published, with its provenance", () => {
    expect(manifest).toMatchObject({
      name,
      license,
      engines,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      strapi: { kind: "plugin", name: name.replace("strapi-plugin-", "") },
      repository: { directory: `plugins/${name}` },
      publishConfig: { access: "public", provenance: true },
    });
    expect(manifest.private).toBe(undefined);
  });

  it("needs nothing at run time that is not published", () => {
    const needed = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(needed.filter(([, range]) => !/^\^\d+\.\d+\.\d+$/.test(String(range)))).toEqual([]);
  });

  it("shows what it looks like", () => {
    const [, picture = ""] = /^!\[[^\]]+\]\(([\w.]+)\)$/m.exec(read(`plugins/${name}/README.md`)) ?? [];
    expect(statSync(path.join(root, "plugins", name, picture)).size).toBeLessThan(60_000);
  });

  it("has the licence, a changelog, and options that can be copied", () => {
    expect(read(`plugins/${name}/LICENSE`)).toBe(read("LICENSE"));
    expect(read(`plugins/${name}/CHANGELOG.md`)).toMatch(/^# Changelog\n\n## /);
    expect(read(`plugins/${name}/README.md`)).toContain("```ts\n// config/plugins.ts\n");
  });
});

describe("the types of a plugin that is packed", () => {
  async function declared(files: Record<string, string>): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), "declared-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    return folder;
  }

  const manifest = { peerDependencies: { "@strapi/strapi": "^5.54.0" } };

  it("are those that its users can reach", async () => {
    const folder = await declared({
      "index.d.ts":
        'import type { Core } from "@strapi/strapi";\nexport declare const it: import("./reached").Reached;\n',
      "reached.d.ts": "export type Reached = string;\n",
      "unreached.d.ts": 'export type { Kit } from "@repo/plugin-kit/kit";\n',
    });
    await leaveOutDeclarations(folder, "strapi-plugin-any", manifest);
    expect((await readdir(folder)).sort()).toEqual(["index.d.ts", "reached.d.ts"]);
  });

  it("name no package that isn't installed with it", async () => {
    const folder = await declared({
      "index.d.ts": 'export type { Reached } from "./reached";\n',
      "reached.d.ts": 'export type { Reached } from "@repo/plugin-kit/kit";\n',
    });
    await expect(leaveOutDeclarations(folder, "strapi-plugin-any", manifest)).rejects.toThrow(
      "The types of strapi-plugin-any name @repo/plugin-kit/kit in reached.d.ts",
    );
  });
});

it.each([
  ["strapi-plugin-other@1.0.0", "No plugin is named strapi-plugin-other."],
  ["strapi-plugin-page-redirects@0.0.1", /^The tag is v0\.0\.1, but package\.json has /],
  ["", "No plugin is named in the tag."],
])("the tag %j of a plugin is refused", async (tag, message) => {
  await expect(taggedPlugin(tag)).rejects.toThrow(message);
});
