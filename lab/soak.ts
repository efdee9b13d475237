/** `npm run soak` puts an hour of load on the product (`-- --minutes 60`), and fails on what is lost or grows too much. */
import { parseArgs } from "node:util";
import { expected, fail } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";

const LEAST_MINUTES = 2;

try {
  const { minutes: given } = parseArgs({ options: { minutes: { type: "string", default: "60" } } }).values;
  const minutes = Number(given);
  if (!(minutes >= LEAST_MINUTES)) throw expected(`--minutes: "${given}" must be ${LEAST_MINUTES} or more.`);
  await alone(async () => {
    await install();
    await build();
  });
  const { soak } = await import("./soak/run.ts");
  const wrong = await soak(minutes);
  if (wrong.length > 0) throw expected(`Not as it should be:\n${wrong.join("\n")}`);
} catch (error) {
  fail(error);
}
