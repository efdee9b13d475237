export type Area = {
  /** Of the package, where the commands run. */
  folder: string;
  /** Files and folders in it that are changed. */
  sources: string[];
  /** Refuses what no test needs to notice; what it writes is tested. */
  compile: string[];
  /** Arguments of Vitest; FILE stands for the files that were changed. */
  tests: string[];
  /** How many mutants are tried; all without it. */
  sample?: number;
};

const cms = (sources: string[], tests: string[]): Area => ({
  folder: "apps/cms",
  sources,
  compile: [],
  tests: ["run", "--project", "sqlite", ...tests.map((name) => `tests/${name}.test.ts`)],
  sample: 14,
});

export const AREAS: Record<string, Area> = {
  rules: {
    folder: "packages/rules",
    sources: ["src"],
    compile: ["--noEmit"],
    tests: ["related", "FILE", "--run", "--config", "../config/vitest.config.ts"],
  },
  cache: {
    folder: "apps/web",
    sources: ["cache"],
    compile: ["--noEmit", "-p", "tsconfig.node.json"],
    tests: ["run", "tests/page-cache.test.ts", "tests/replicas.test.ts"],
    sample: 14,
  },
  sessions: cms(
    ["src/sessions", "src/api/session"],
    ["session", "panel-accounts", "first-accounts", "rotation", "requests"],
  ),
  permissions: cms(
    ["src/permissions.ts", "src/policies", "src/accounts.ts", "src/panel/roles.ts", "src/panel/role-permissions.ts"],
    ["permissions", "panel-roles", "first-accounts", "operating"],
  ),
  outbox: cms(
    ["src/mail/outbox.ts", "src/mail/send.ts", "src/mail/handover.ts", "src/mail/automatic.ts"],
    ["mail", "mail-delivery"],
  ),
};
