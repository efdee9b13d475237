import path from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { msw } from "msw/vite";
import { defineConfig } from "vitest/config";
import { installedBrowser } from "../../ops/install/browser.ts";
import args from "../../packages/testing/config/chromium-flags.json" with { type: "json" };
import { seedOfFastCheck, shared } from "../../packages/testing/config/vitest.config.ts";

const kit = path.resolve("tests/components/kit");

export default defineConfig({
  resolve: {
    alias: { "@": path.resolve("src"), "server-only": path.resolve("tests/server-only.ts") },
  },
  // Next.js compiles the JSX that tsconfig.json preserves, but Vitest has to compile it itself.
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    ...shared,
    // Imports work as in Node.js.
    deps: { interopDefault: false },
    projects: [
      {
        extends: true,
        test: {
          name: "built",
          include: ["tests/built/*.test.ts"],
          setupFiles: [seedOfFastCheck],
          globalSetup: ["tests/built/sites-folder.ts"],
          // The test files share the sites that they start.
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        plugins: [msw({ mode: "worker-only" })],
        resolve: { alias: { "next/navigation": path.join(kit, "next-navigation.ts") } },
        // All dependencies are found at the start. One found later would reload the page.
        optimizeDeps: { entries: ["src/app/(dashboards)/**/*.tsx", "tests/components/**/*.{ts,tsx}"] },
        test: {
          name: "components",
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
          include: ["tests/components/**/*.test.tsx"],
          setupFiles: [path.join(kit, "setup.ts")],
          globalSetup: [path.join(kit, "browser.ts")],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            locators: { exact: false },
            connectTimeout: 120_000,
            provider: playwright({
              actionTimeout: 10_000,
              contextOptions: { reducedMotion: "reduce" },
              launchOptions: {
                executablePath: await installedBrowser(),
                args,
              },
            }),
            viewport: { width: 1280, height: 720 },
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
