import { expect, it } from "vitest";
import { read } from "./files.ts";

/** Returns the first group of each match of a pattern in a file. */
const found = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, version = ""]) => version);

const { packageManager, devDependencies } = JSON.parse(read("package.json"));
const cms = JSON.parse(read("apps/cms/package.json"));
const node = read(".nvmrc").trim();

it.each([
  ["Node.js in the images", found("Dockerfile", /^ARG NODE_IMAGE=node:([\d.]+)-/gm), node],
  ["pnpm in the images", found("Dockerfile", /\bpnpm@([\d.]+)/g), packageManager.split("@")[1]],
  ["the schema of Biome", found("biome.json", /schemas\/([\d.]+)\//g), devDependencies["@biomejs/biome"]],
  ["maildev in stand-ins", found("scripts/steps/base-images.ts", /maildev@([\d.]+)/g), devDependencies.maildev],
  [
    "s3rver in stand-ins",
    found("scripts/steps/base-images.ts", /s3rver@([\d.]+)/g),
    cms.devDependencies["@20minutes/s3rver"],
  ],
])("%s is the version that is pinned elsewhere", (_, versions, pinned) => {
  expect(versions).toEqual([pinned]);
});

type Manager = { managerFilePatterns: string[]; matchStrings: string[]; depNameTemplate?: string };

it("Renovate sees the versions that no package.json has", () => {
  const { customManagers }: { customManagers: Manager[] } = JSON.parse(read(".github/renovate.json"));
  const seen = customManagers.flatMap(({ managerFilePatterns, matchStrings, depNameTemplate }) =>
    managerFilePatterns.flatMap((pattern) => {
      const file = pattern.slice(2, -2).replaceAll("\\", "");
      const matches = matchStrings.flatMap((each) => [...read(file).matchAll(new RegExp(each, "g"))]);
      return matches.map(({ groups }) => `${depNameTemplate ?? groups?.depName}@${groups?.currentValue} in ${file}`);
    }),
  );
  expect(seen).toEqual([
    `${packageManager} in Dockerfile`,
    `maildev@${devDependencies.maildev} in scripts/steps/base-images.ts`,
    `@20minutes/s3rver@${cms.devDependencies["@20minutes/s3rver"]} in scripts/steps/base-images.ts`,
    `@biomejs/biome@${devDependencies["@biomejs/biome"]} in biome.json`,
  ]);
});

it("Renovate's rules name packages that there are", () => {
  type Rule = { matchDepNames?: string[] };
  const { packageRules }: { packageRules: Rule[] } = JSON.parse(read(".github/renovate.json"));
  const lock = read("pnpm-lock.yaml");
  const isThere = (name: string) => {
    const start = name.replace(/^!/, "").replace(/\*+$/, "");
    return start === "node" || lock.includes(`\n      '${start}`) || lock.includes(`\n      ${start}`);
  };
  const names = packageRules.flatMap(({ matchDepNames = [] }) => matchDepNames);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
