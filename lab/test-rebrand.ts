/** `node scripts/run.mjs test-rebrand` starts this build as two firms, and looks in each for what is the other's. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expected, fail, root } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";
import { withNewProduct } from "../ops/trial/product.ts";

const SAMPLE = path.join(root, "packages/brand/firm");
const EXAMPLE = path.join(root, "packages/brand/example");
const PANEL = path.join(root, "apps/cms/dist/build");

try {
  await alone(async () => {
    await install();
    await build();
  });
  await test();
} catch (error) {
  fail(error);
}

async function test(): Promise<void> {
  const { leftoversOf } = await import("./rebrand/leftovers.ts");
  const { crawl } = await import("./rebrand/crawl.ts");
  const { paintOf } = await import("./rebrand/paint.ts");
  let count = 0;
  for (const [brand, other] of [
    ["", EXAMPLE],
    [EXAMPLE, SAMPLE],
  ] as const) {
    const leftovers = await leftoversOf(other);
    const paint = await paintOf(other);
    const { read, found } = await withNewProduct({ BRAND: brand }, (product) => crawl(product, leftovers, paint));
    for (const [file, text] of await panelFiles()) {
      read.add(file);
      found.push(...leftovers(file, text, "panel"));
    }
    for (const { where, found: text } of found) console.error(`${where}: ${text.replace(/\s+/g, " ")}`);
    console.log(`${found.length} leftovers of the other firm in ${read.size} addresses, files and mails.`);
    count += found.length;
  }
  if (count > 0) throw expected("One build isn't anybody's.");
}

async function panelFiles(): Promise<[file: string, text: string][]> {
  const names = (await readdir(PANEL, { recursive: true })).filter((name) => /\.(js|css|html|svg)$/.test(name));
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(path.join(PANEL, name), "utf8")]),
  );
}
