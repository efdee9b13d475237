import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { AREAS } from "./areas.ts";

it.each(Object.entries(AREAS))(
  "the area %s names sources and tests that there are",
  (_, { folder, sources, tests }) => {
    const files = [...sources, ...tests.filter((argument) => argument.endsWith(".test.ts"))];
    const missing = files.filter((file) => !existsSync(path.join(import.meta.dirname, "../..", folder, file)));
    expect(missing).toEqual([]);
  },
);
