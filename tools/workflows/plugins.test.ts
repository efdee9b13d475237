import { describe, expect, it } from "vitest";
import { pluginNames, taggedPlugin } from "../../scripts/steps/pack-plugins.ts";
import { read } from "./files.ts";

const names = await pluginNames();
const { license, engines } = JSON.parse(read("package.json"));

describe.each(names)("the package %s", (name) => {
  const manifest = JSON.parse(read(`packages/${name}/package.json`));

  it("can be published, with its provenance", () => {
    expect(manifest).toMatchObject({
      name,
      license,
      engines,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      strapi: { kind: "plugin", name: name.replace("strapi-plugin-", "") },
      repository: { directory: `packages/${name}` },
      publishConfig: { access: "public", provenance: true },
    });
    expect(manifest.private).toBe(undefined);
  });

  it("needs nothing at run time that is not published", () => {
    const needed = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(needed.filter(([, range]) => !/^\^\d+\.\d+\.\d+$/.test(String(range)))).toEqual([]);
  });

  it("has the licence, a changelog, and options that can be copied", () => {
    expect(read(`packages/${name}/LICENSE`)).toBe(read("LICENSE"));
    expect(read(`packages/${name}/CHANGELOG.md`)).toMatch(/^# Changelog\n\n## /);
    expect(read(`packages/${name}/README.md`)).toContain("```ts\n// config/plugins.ts\n");
  });
});

it.each([
  ["strapi-plugin-other@1.0.0", "No plugin is named strapi-plugin-other."],
  ["strapi-plugin-page-redirects@0.0.1", /^The tag is v0\.0\.1, but package\.json has /],
  ["", "No plugin is named in the tag."],
])("the tag %j of a plugin is refused", async (tag, message) => {
  await expect(taggedPlugin(tag)).rejects.toThrow(message);
});
