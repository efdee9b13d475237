/** `npm run build`: what `npm start` builds, without starting it. */
import { build } from "./steps/build.mjs";
import { fail } from "./steps/environment.mjs";
import { alone, install } from "./steps/install.mjs";

await alone(async () => {
  await install();
  await build();
}).catch(fail);
