/** `node scripts/run.mjs audit` fails on known high and critical vulnerabilities of production packages. */
import { audit } from "./steps/audit.ts";
import { expected, fail } from "./steps/environment.ts";

try {
  const { passed, report } = await audit();
  console.log(report);
  if (!passed)
    throw expected("Upgrade the package, or exclude the advisory in pnpm-workspace.yaml with a date and a reason.");
} catch (error) {
  fail(error);
}
