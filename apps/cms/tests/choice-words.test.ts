import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CHOICE_WORDS } from "../src/admin/choices/choice-words";

type Schema = {
  attributes?: Record<string, { type: string; enum?: string[] }>;
  pluginOptions?: Record<string, { visible?: boolean }>;
};

const schemas = globSync("src/{api/*/content-types/*/schema,components/*/*}.json", { cwd: `${import.meta.dirname}/..` })
  .map((file) => JSON.parse(readFileSync(`${import.meta.dirname}/../${file}`, "utf8")) as Schema)
  .filter(({ pluginOptions }) => pluginOptions?.["content-manager"]?.visible !== false);

it("every choice that the panel shows has words", () => {
  const choices = schemas.flatMap(({ attributes }) =>
    Object.values(attributes ?? {}).flatMap((each) => each.enum ?? []),
  );
  expect(choices).toContain("long_text");
  expect(choices.filter((choice) => !/^[A-Z]/.test(CHOICE_WORDS[choice] ?? choice))).toEqual([]);
  expect(Object.keys(CHOICE_WORDS).filter((choice) => !choices.includes(choice))).toEqual([]);
});
