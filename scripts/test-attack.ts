/** `npm run test:attack`: every route, role and hostile input; `-- --seed 7 --minutes 30` goes on with other questions. */
import { parseArgs } from "node:util";
import { build } from "./steps/build.ts";
import { createChecks } from "./steps/check.ts";
import { expected, fail } from "./steps/environment.ts";
import { alone, install, pnpm } from "./steps/install.ts";
import { nginx } from "./steps/nginx.ts";
import { withSeeded } from "./steps/seeded.ts";

try {
  const { values } = parseArgs({
    options: { seed: { type: "string", default: "1" }, minutes: { type: "string", default: "0" } },
  });
  for (const [name, value] of Object.entries(values)) {
    if (!/^\d{1,9}$/.test(value)) throw expected(`--${name} must be a whole number.`);
  }
  await alone(async () => {
    await install();
    await build();
    await nginx();
  });
  const run = await pnpm();
  const checks = createChecks();
  await withSeeded(async ({ browser }) => {
    const env = { ...(await browser("test:attack")), ATTACK_SEED: values.seed, ATTACK_MINUTES: values.minutes };
    await checks.run("Attack", [...run, "--filter", "e2e", "test:attack"], env);
  });
  await checks.summarize();
} catch (error) {
  fail(error);
}
