/**
 * `npm run generate` writes the types and the GraphQL schema of the CMS, the types of the queries of the site, and what of
 * docs is made from code: settings.md, commands.md and the accessibility report.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fail, root } from "../ops/command.ts";
import { alone, type Command, install, pnpm, step, turbo } from "../ops/install/install.ts";

await alone(async () => {
  await install();
  const run: Command = [...(await pnpm()), "--silent", "--filter"];
  await turbo("Building packages", ["run", "build", "--filter=cms^...", "--output-logs=errors-only"]);
  await step("Writing the CMS's types and GraphQL schema", [...run, "cms", "generate"]);
  await step("Writing the types of the site's queries", [...run, "web", "codegen"]);
  const { GENERATED } = await import("../tools/docs/generated.ts");
  for (const [page, write] of Object.entries(GENERATED)) await writeFile(path.join(root, page), write());
}).catch(fail);
