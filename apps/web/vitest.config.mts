import path from "node:path";
import { defineConfig } from "vitest/config";
import { sayingSeed } from "../../packages/config/seed.ts";
import tags from "../../packages/config/test-tags.json" with { type: "json" };

export default defineConfig({
  resolve: {
    alias: { "@": path.resolve("src"), "server-only": path.resolve("tests/server-only.ts") },
  },
  // Next.js compiles the JSX that tsconfig.json preserves.
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    tags,
    reporters: ["default", sayingSeed],
    include: ["tests/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: "100%",
    expect: { poll: { timeout: 10_000 } },
    // As Node.js has it.
    deps: { interopDefault: false },
  },
});
