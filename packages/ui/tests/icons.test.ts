import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { drawSprite } from "../icons/sprite";

it("the file of icons is what `pnpm --filter @repo/ui icons` draws", async () => {
  expect(await readFile(new URL("../src/icons.svg", import.meta.url), "utf8")).toBe(drawSprite());
});
