/**
 * `npm run account` lists, in the running product, the accounts of the panel and the dashboards; behind `--` and an
 * address, `--new panel`, `--new jobs` or `--new blog` makes one, `--reset` removes the passkeys of one of a dashboard
 * and ends its sessions, and `--reset panel` makes a link for a new password.
 */

import { fail } from "../ops/command.ts";
import { prepareEnvironment } from "../ops/run/environment.ts";
import { runInCms } from "../ops/run/run-in-cms.ts";

try {
  const { env } = await prepareEnvironment({ ports: false, idle: false });
  process.exitCode = await runInCms("scripts/account.mts", process.argv.slice(2), env);
} catch (error) {
  fail(error);
}
