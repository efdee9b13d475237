/** `npm run generate`: the CMS's types and GraphQL schema, and the types of the site's queries. */
import { fail } from "./steps/environment.ts";
import { alone, type Command, install, pnpm, step, turbo } from "./steps/install.ts";

await alone(async () => {
  await install();
  const run: Command = [...(await pnpm()), "--silent", "--filter"];
  await turbo("Building packages", ["run", "build", "--filter=cms^...", "--output-logs=errors-only"]);
  await step("Writing the CMS's types and GraphQL schema", [...run, "cms", "generate"]);
  await step("Writing the types of the site's queries", [...run, "@repo/cms-client", "codegen"]);
}).catch(fail);
