/** `node scripts/run.mjs test-rebrand` makes a copy of this checkout another firm's, runs it, and looks for what is left of this one. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expected, fail, root } from "../ops/command.ts";
import { alone, install, step } from "../ops/install/install.ts";
import { withPrivateFolder } from "../ops/trial/private-folder.ts";
import { settingsIn, withProduct } from "../ops/trial/product.ts";
import { copyCheckout } from "./rebrand/copy.ts";

const EXAMPLE = "tools/brand/example";

try {
  await alone(install);
  await withPrivateFolder("rebrand", test);
} catch (error) {
  fail(error);
}

async function test(folder: string): Promise<void> {
  const { leftoversOf } = await import("./rebrand/leftovers.ts");
  const { crawl } = await import("./rebrand/crawl.ts");

  const copy = path.join(folder, "checkout");
  await copyCheckout(copy);
  const command = path.join(copy, "scripts/run.mjs");
  await step("Rebranding a copy", [process.execPath, command, "rebrand", path.join(root, EXAMPLE)]);

  const leftovers = await leftoversOf(path.join(root, "packages/brand/firm"));
  const { read, found } = await withProduct(await settingsIn(folder), (product) => crawl(product, leftovers), copy);
  for (const [file, text] of await panelFiles(path.join(copy, "apps/cms/dist/build"))) {
    read.add(file);
    found.push(...leftovers(file, text, true));
  }
  for (const { where, found: text } of found) console.error(`${where}: ${text.replace(/\s+/g, " ")}`);
  if (found.length > 0)
    throw expected(`${found.length} leftovers of the old brand in ${read.size} addresses and mails.`);
  console.log(`No leftover of the old brand in ${read.size} addresses and mails.`);
}

async function panelFiles(built: string): Promise<[file: string, text: string][]> {
  const names = (await readdir(built, { recursive: true })).filter((name) => /\.(js|css|html|svg)$/.test(name));
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(path.join(built, name), "utf8")]),
  );
}
