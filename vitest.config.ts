import path from "node:path";
import { defineConfig } from "vitest/config";
import cmsUnits from "./apps/cms/tests/units.json" with { type: "json" };
import { seedOfFastCheck, shared } from "./packages/testing/config/vitest.config.ts";

const site = path.resolve("apps/web");

/** Tests that need no running product. apps/cms and apps/web have the others. */
export default defineConfig({
  test: {
    ...shared,
    maxWorkers: 1,
    projects: [
      {
        extends: true,
        test: {
          name: "packages",
          include: ["packages/*/tests/**/*.test.ts", "plugins/*/tests/**/*.test.ts"],
          setupFiles: [seedOfFastCheck],
          // These tests leave nothing behind that another file would see.
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { alias: { "@": path.join(site, "src"), "server-only": path.join(site, "tests/server-only.ts") } },
        // Next.js compiles the JSX that tsconfig.json preserves, but Vitest has to compile it itself.
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          name: "site",
          include: ["apps/web/tests/*.test.ts"],
          setupFiles: [seedOfFastCheck, path.join(site, "tests/working-directory.ts")],
        },
      },
      {
        extends: true,
        test: {
          name: "cms",
          // graphql must be loaded once only: Node.js would load a second copy for CommonJS importers.
          server: { deps: { inline: [/graphql/] } },
          include: cmsUnits.map((name) => `apps/cms/tests/${name}.test.ts`),
          setupFiles: [seedOfFastCheck, path.resolve("apps/cms/tests/setup/working-directory.ts")],
        },
      },
      {
        extends: true,
        test: {
          name: "repository",
          include: ["tools/{dependencies,docs}/*.test.ts", "deploy/tests/*.test.ts"],
          setupFiles: [seedOfFastCheck],
        },
      },
    ],
  },
});
