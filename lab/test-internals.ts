/** `node scripts/run.mjs test-internals` runs the tests that docs/upgrading.md names for internals of Strapi and Next.js. */
import { reliances } from "./internals/reliances.ts";

const tests = (await reliances()).flatMap(({ tests }) => tests);
process.argv.push(...new Set(tests));
await import("../scripts/test-quick.ts");
