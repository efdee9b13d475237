/**
 * `node scripts/run.mjs pack-plugins FOLDER [TAG]` packs our Strapi plugins, or the one of a tag, as they are published.
 * REPOSITORY is where they are published from.
 */

import { fail } from "../../ops/command.ts";
import { alone, install, turbo } from "../../ops/install/install.ts";
import { packPlugin, pluginNames, taggedPlugin } from "../../ops/release/pack-plugins.ts";

try {
  const [folder = "plugins", tag] = process.argv.slice(2);
  const names = tag === undefined ? await pluginNames() : [await taggedPlugin(tag)];
  await alone(async () => {
    await install();
    await turbo("Building the plugins", ["run", "build", ...names.map((name) => `--filter=${name}`)]);
  });
  for (const name of names) console.log(await packPlugin(name, folder, process.env.REPOSITORY));
} catch (error) {
  fail(error);
}
