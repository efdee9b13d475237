// @module-tag full
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { writeSbom } from "../../scripts/release/steps/sbom.ts";
import { productionPackages, root } from "./packages.ts";

type Component = { group?: string; name: string; purl: string; licenses?: object[]; externalReferences?: object[] };

const manifest = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));

it("the bill of materials has what the product consists of, with versions, licences and digests", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sbom-"));
  try {
    const file = path.join(folder, "sbom.cdx.json");
    await writeSbom(file);
    const { bomFormat, specVersion, serialNumber, metadata, components } = JSON.parse(readFileSync(file, "utf8"));
    expect({ bomFormat, specVersion }).toEqual({ bomFormat: "CycloneDX", specVersion: "1.6" });
    expect(serialNumber).toMatch(/^urn:uuid:/);
    const { name, version } = manifest("package.json");
    expect(metadata.component).toMatchObject({ type: "application", name, version });

    const found: Component[] = components;
    const names = new Set(found.map((each) => (each.group ? `${each.group}/${each.name}` : each.name)));
    expect(productionPackages().filter((each) => !names.has(each.name))).toEqual([]);
    expect(["vitest", "turbo", "maildev", "@repo/testing"].filter((each) => names.has(each))).toEqual([]);
    const next = found.find(
      ({ purl }) => purl === `pkg:npm/next@${manifest("apps/web/package.json").dependencies.next}`,
    );
    expect(next?.licenses).toEqual([{ license: { id: "MIT" } }]);
    expect(JSON.stringify(next?.externalReferences)).toContain('"alg":"SHA-512"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
