/** `node scripts/run.mjs build` builds what `npm start` builds, without starting it. */

import { fail } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";

await alone(async () => {
  await install();
  await build();
}).catch(fail);
