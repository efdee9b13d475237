import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { settingsOf } from "./rule-options";
import { rulesOf } from "./rules";
import { LEVELS, type Level, type RuleSetting } from "./types";

type Levels = Record<string, Level>;

const store = (strapi: Core.Strapi) => strapi.store({ type: "core", name: "publishing-checks", key: "levels" });

/** Every rule, with the level that was chosen for it. */
export async function readSettings(strapi: Core.Strapi): Promise<RuleSetting[]> {
  const chosen = ((await store(strapi).get({})) ?? {}) as Levels;
  return rulesOf(settingsOf(strapi)).map(({ name, title, explanation, level }) => ({
    name,
    title,
    explanation,
    level: chosen[name] ?? level,
  }));
}

/** @throws {errors.ValidationError} that names the rule */
export async function changeLevels(strapi: Core.Strapi, changes: unknown, actor: string): Promise<RuleSetting[]> {
  const { onLevelChange } = settingsOf(strapi);
  return strapi.db.transaction(async () => {
    const before = await readSettings(strapi);
    requireLevels(changes, before);
    for (const { name, level } of before) {
      const changed = changes[name];
      if (changed && changed !== level) await onLevelChange({ rule: name, level: changed, actor }, strapi);
    }
    const levels = Object.fromEntries(before.map(({ name, level }) => [name, changes[name] ?? level]));
    await store(strapi).set({ value: levels });
    return readSettings(strapi);
  });
}

function requireLevels(changes: unknown, rules: RuleSetting[]): asserts changes is Levels {
  if (typeof changes !== "object" || changes === null || Array.isArray(changes)) {
    throw new errors.ValidationError("The body must be an object: levels by the names of rules.");
  }
  for (const [name, level] of Object.entries(changes)) {
    if (!rules.some((rule) => rule.name === name)) throw new errors.ValidationError(`There is no rule “${name}”.`);
    if (!LEVELS.includes(level)) throw new errors.ValidationError(`${name}: choose one of ${LEVELS.join(", ")}.`);
  }
}
