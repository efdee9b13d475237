import { readBody } from "@repo/rules/application";
import { levelsSchema } from "@repo/rules/check-levels";
import { CHECKS, type Check, type Levels } from "@repo/rules/checks";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../privacy/audit";

const NAMES = Object.keys(CHECKS) as Check[];

const store = (strapi: Core.Strapi) => strapi.store({ type: "core", name: "publishing-checks", key: "levels" });

export async function readLevels(strapi: Core.Strapi): Promise<Levels> {
  const chosen = ((await store(strapi).get({})) ?? {}) as Partial<Levels>;
  return Object.fromEntries(NAMES.map((name) => [name, chosen[name] ?? CHECKS[name].level])) as Levels;
}

/** @throws {RuleError} VALIDATION_FAILED */
export async function changeLevels(strapi: Core.Strapi, body: unknown, actor: string): Promise<Levels> {
  const changes = readBody(levelsSchema, body) as Partial<Levels>;
  return strapi.db.transaction(async () => {
    const before = await readLevels(strapi);
    const levels = { ...before, ...changes };
    for (const name of NAMES.filter((name) => levels[name] !== before[name])) {
      await recordAudit(strapi, actor, `publishing-check.${levels[name]}`, `publishing-check ${name}`);
    }
    await store(strapi).set({ value: levels });
    return levels;
  });
}
