/** `node scripts/run.mjs build` builds what `npm start` builds, without starting it. */
import { build } from "./steps/build.ts";
import { fail } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";

await alone(async () => {
  await install();
  await build();
}).catch(fail);
