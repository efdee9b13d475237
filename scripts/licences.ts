/** `node scripts/run.mjs licences` writes THIRD-PARTY.md, the licences of the installed packages. */
import { fail } from "./steps/environment.ts";
import { alone, install, pnpm, step } from "./steps/install.ts";

await alone(async () => {
  await install();
  await step("Writing THIRD-PARTY.md", [...(await pnpm()), "--silent", "--filter", "dependencies", "run", "write"]);
}).catch(fail);
