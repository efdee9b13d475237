/** `npm run audit`: fails on high and critical vulnerabilities that are known of what runs in production. */
import { audit } from "./steps/audit.ts";
import { expected, fail } from "./steps/environment.ts";

try {
  const { passed, report } = await audit();
  console.log(report);
  if (!passed) throw expected("Raise the version, or except the advisory in pnpm-workspace.yaml with day and reason.");
} catch (error) {
  fail(error);
}
