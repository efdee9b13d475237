import { spawnSync } from "node:child_process";
import { root } from "./environment.ts";

/** The paths that each suite tests. A full check leaves a suite out if none of them has changed. */
export const TESTED = {
  upgrades: [
    "CHANGELOG.md",
    "apps/cms/config/database.ts",
    "apps/cms/database/**",
    "apps/cms/package.json",
    "apps/cms/scripts/**",
    "apps/cms/seed/**",
    "apps/cms/src/**/schema.json",
    "apps/cms/src/operations/backup/**",
    "apps/cms/src/components/**",
    "apps/cms/src/content/panel/**",
    "apps/cms/src/access/permissions.ts",
    "apps/cms/src/submissions/privacy/**",
    "apps/cms/src/operations/schema/**",
    "apps/cms/src/content/search/**",
    "lab/product/**",
    "lab/test-upgrades.ts",
    "lab/upgrades/**",
    "packages/cms-client/**",
    "plugins/strapi-plugin-*/server/**",
    "scripts/steps/changed.ts",
  ],
  attack: [
    "apps/cms/config/**",
    "apps/cms/package.json",
    "apps/cms/src/**/controllers/**",
    "apps/cms/src/**/routes/**",
    "apps/cms/src/**/schema.json",
    "apps/cms/src/content/changes/**",
    "apps/cms/src/content/document-middlewares/**",
    "apps/cms/src/extensions/**",
    "apps/cms/src/content/graphql/**",
    "apps/cms/src/middlewares/**",
    "apps/cms/src/access/permissions.ts",
    "apps/cms/src/policies/**",
    "apps/cms/src/database/**",
    "apps/cms/src/access/sessions/**",
    "apps/cms/src/files/**",
    "apps/e2e/attack/**",
    "apps/e2e/playwright.attack.config.ts",
    "apps/web/package.json",
    "apps/web/runtime/pipeline/**",
    "apps/web/runtime/server.ts",
    "apps/web/src/app/**/route.ts",
    "apps/web/src/app/api/**",
    "deploy/nginx/**",
    "lab/test-attack.ts",
    "packages/contract/**",
    "plugins/strapi-plugin-*/server/**",
    "packages/testing/src/access.ts",
    "scripts/steps/changed.ts",
  ],
  soak: [
    "apps/cms/src/operations/cron-clock.ts",
    "apps/cms/src/operations/cron-tasks.ts",
    "apps/cms/src/mail/**",
    "apps/cms/src/submissions/privacy/retention.ts",
    "lab/product/**",
    "lab/soak.ts",
    "lab/soak/**",
    "plugins/strapi-plugin-scheduled-publishing/server/**",
    "scripts/steps/changed.ts",
  ],
  chaos: [
    "Dockerfile",
    "apps/cms/src/mail/outbox.ts",
    "apps/web/runtime/cache/**",
    "deploy/images/**",
    "deploy/nginx/**",
    "docker-compose.replicas.yml",
    "docker-compose.yml",
    "lab/product/**",
    "lab/test-topology.ts",
    "lab/topology/**",
    "scripts/steps/changed.ts",
  ],
} as const satisfies Record<string, readonly string[]>;

export type Changed = { isChanged: boolean; why: string };

/** Compares `main` with its state a day earlier, which a nightly run has checked. Without a base, all has changed. */
export function changeOf(suite: keyof typeof TESTED, cwd = root, { CHECK_BASE } = process.env): Changed {
  const { base, unknown } = findBase(cwd, CHECK_BASE);
  if (!base) return { isChanged: true, why: `${unknown}: it can't be told what has changed` };
  const paths = TESTED[suite].map((pattern) => `:(glob,top)${pattern}`);
  const [changed = ""] = [
    ...lines(cwd, "diff", "--name-only", "--no-renames", base, "--", ...paths),
    ...lines(cwd, "ls-files", "--others", "--exclude-standard", "--full-name", "--", ...paths),
  ];
  const since = `since ${base.slice(0, 8)}`;
  if (changed) return { isChanged: true, why: `${changed} has changed ${since}` };
  return { isChanged: false, why: `nothing that it tests has changed ${since}` };
}

function findBase(cwd: string, given?: string): { base?: string; unknown?: string } {
  const commit = (name: string) => lines(cwd, "rev-parse", "--verify", "--quiet", `${name}^{commit}`)[0];
  const head = commit("HEAD");
  if (!head) return { unknown: "This is no clone" };
  if (given) return { base: commit(given), unknown: `${given} is no commit of this clone` };
  const main = ["origin/main", "main"].find(commit);
  const fork = main && lines(cwd, "merge-base", main, head)[0];
  if (!fork) return { unknown: "There is no main that it began from" };
  if (fork !== head) return { base: fork };
  const [committed = ""] = lines(cwd, "log", "-1", "--format=%cI", head);
  const dayBefore = new Date(Date.parse(committed) - DAY_MS).toISOString();
  const [base] = lines(cwd, "log", "-1", "--first-parent", "--format=%H", `--before=${dayBefore}`, head);
  return { base, unknown: "The history of this clone is shorter than a day" };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function lines(cwd: string, ...args: string[]): string[] {
  return (spawnSync("git", args, { cwd, encoding: "utf8" }).stdout ?? "").split("\n").filter(Boolean);
}
