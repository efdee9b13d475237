import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { EXCEPTIONS, FITTING, PLATFORMS } from "./licences.ts";

export const root = path.resolve(import.meta.dirname, "../..");

type Locked = { packages: Record<string, { os?: string[]; cpu?: string[]; libc?: string[] }> };

const { packages } = parse(readFileSync(path.join(root, "pnpm-lock.yaml"), "utf8")) as Locked;
const bound = new Set(
  Object.entries(packages).flatMap(([id, { os, cpu, libc }]) => (os || cpu || libc ? id.replace(/@[^@]+$/, "") : [])),
);
const platformOf = (name: string) => PLATFORMS.find((each) => each.name.test(name));

type Package = { name: string; licence: string };

/** Returns the installed packages of site and CMS, for production and the build: one entry per name and licence. */
export function productionPackages(): Package[] {
  const filters = ["--filter-prod=cms...", "--filter-prod=web..."];
  const json = execFileSync("pnpm", [...filters, "licenses", "list", "--prod", "--json"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    shell: process.platform === "win32",
  });
  const byLicence = JSON.parse(json) as Record<string, { name: string }[]>;
  return Object.entries(byLicence).flatMap(([licence, found]) => found.map(({ name }) => ({ name, licence })));
}

export function misfits(found: Package[]): string[] {
  return found.flatMap(({ name, licence }) => {
    const expected = (platformOf(name) ?? EXCEPTIONS[name])?.licence;
    if (!expected && bound.has(name)) return [`${name} is for one platform: licences.ts has no pattern for it`];
    if (expected ? licence === expected : FITTING.includes(licence)) return [];
    return [
      `${name} is under ${licence}: ${expected ? `${expected} was written down` : "nothing was decided about it"}`,
    ];
  });
}

export function unused(found: Package[]): string[] {
  const names = new Set(found.map(({ name }) => name));
  return Object.keys(EXCEPTIONS).filter((name) => !names.has(name));
}

/** Returns the same text on every machine: without versions, and with patterns for platforms. */
export function listing(found: Package[]): string {
  const byLicence = new Map<string, string[]>();
  for (const { name, licence } of found) {
    if (platformOf(name) || EXCEPTIONS[name]) continue;
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
  }
  const licences = [...byLicence].sort(([a], [b]) => compare(a, b));
  const exceptions = Object.entries(EXCEPTIONS).sort(([a], [b]) => compare(a, b));
  return [
    "# Packages of others",
    "",
    "Which packages of others the product consists of and is built from, and under which licences, for whoever passes it on.",
    "`node scripts/run.mjs licences` writes this page, and a test fails when it is no longer true. What is kept in this repository itself",
    "is in [NOTICE](NOTICE); versions and digests are in `pnpm-lock.yaml`, and in the bill of materials of `node scripts/run.mjs sbom`.",
    "Packages bring their notices along, in images too.",
    "",
    "## Decided one by one",
    "",
    "| package | licence | why it may be here |",
    "| --- | --- | --- |",
    ...exceptions.map(([name, { licence, text = licence, reason }]) => `| \`${name}\` | ${text} | ${reason} |`),
    "",
    "`@strapi/admin` and `@strapi/core`, which are under the MIT License otherwise, hold folders `ee` of the same Enterprise",
    "Edition. Whoever publishes images of the product passes all of this on: [its terms](https://strapi.io/enterprise-terms)",
    "are Strapi's to explain.",
    "",
    "## One for each platform",
    "",
    "| package | licence | what it is |",
    "| --- | --- | --- |",
    ...PLATFORMS.map(({ shown, licence, reason }) => `| \`${shown}\` | ${licence} | ${reason || "a program"} |`),
    "",
    ...licences.flatMap(([licence, names]) => [
      `## ${licence}`,
      "",
      ...wrap(names.sort(compare).map((name) => `\`${name}\``)),
      "",
    ]),
  ].join("\n");
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const WIDTH = 120;

function wrap(words: string[]): string[] {
  const lines: string[] = [];
  for (const word of words.map((each, index) => (index < words.length - 1 ? `${each},` : each))) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
