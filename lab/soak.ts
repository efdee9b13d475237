/** `npm run soak` runs a week of the product's clock in an hour (`-- --minutes 60`), and fails on what has grown too much. */
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "../scripts/steps/build.ts";
import { expected, fail } from "../scripts/steps/environment.ts";
import { alone, install } from "../scripts/steps/install.ts";
import { nginx } from "../scripts/steps/nginx.ts";
import { installPackage } from "../scripts/steps/package.ts";
import { redis } from "../scripts/steps/redis.ts";
import { SIGNALS } from "../scripts/steps/signals.ts";
import { fakeTimeLibrary } from "./soak/clock.ts";
import { grown } from "./soak/limits.ts";

const LEAST_MINUTES = 5;

const stop = new AbortController();

try {
  const { values } = parseArgs({
    options: {
      docs: { type: "boolean", default: false },
      minutes: { type: "string", default: "60" },
      keep: { type: "boolean", default: false },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes >= LEAST_MINUTES)) throw expected(`--minutes: "${values.minutes}" must be ${LEAST_MINUTES} or more.`);
  if (process.platform !== "linux" || process.getuid?.() !== 0) {
    throw expected("The soak mounts a small disk and needs root on Linux, such as in a container with --privileged.");
  }
  await redis();
  await nginx();
  if (!fakeTimeLibrary()) await installPackage("libfaketime");
  if (!fakeTimeLibrary()) throw expected("libfaketime, which drives the clock of CMS and PostgreSQL, was not found.");
  await alone(async () => {
    await install();
    await build();
  });
  const { soak } = await import("./soak/run.ts");
  const { printResult, writeDocs } = await import("./soak/report.ts");
  const folder = await mkdtemp(path.join(tmpdir(), "soak-"));
  // PostgreSQL and the edge run as other users.
  await chmod(folder, 0o755);
  console.log(`Its logs and samples are in ${folder}.`);
  for (const name of SIGNALS) process.on(name, () => stop.abort(expected(`The soak was stopped by ${name}.`)));
  const loads = [loadavg()[0] ?? 0];
  const result = await soak({ folder, minutes, say: (line) => console.log(line), signal: stop.signal });
  loads.push(loadavg()[0] ?? 0);
  await writeFile(path.join(folder, "result.json"), JSON.stringify({ ...result, loads }));
  printResult(result);
  if (values.docs) await writeDocs(result, loads);
  const failures = [
    ...grown(result.verdicts).map(({ name, after, limit }) => `${name} is ${after}, at most ${limit}`),
    ...result.account.wrong,
  ];
  if (failures.length > 0) throw expected(`The week was not as it should be:\n${failures.join("\n")}`);
  if (!values.keep) await rm(folder, { recursive: true, force: true });
} catch (error) {
  fail(error);
}
process.exit();
