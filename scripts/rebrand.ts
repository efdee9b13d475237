/** `npm run rebrand -- FOLDER` applies the brand.json and mark.svg of a folder to this checkout. */
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expected, fail, root } from "../ops/command.ts";
import { browser } from "../ops/install/browser.ts";
import { alone, install, pnpm, step } from "../ops/install/install.ts";
import { callersPath } from "../ops/run/named-file.ts";

const [given] = process.argv.slice(2);

await alone(async () => {
  if (!given) throw expected("Name the folder of your brand: npm run rebrand -- path/to/brand");
  await install();
  const { prepare } = await import("../tools/brand/prepare.ts");
  const folder = callersPath(given);
  const { brand, files } = await prepare(folder, root).catch((error: Error) => {
    throw error.name === "BrandError" ? expected(`${error.message}\nNothing was changed.`) : error;
  });

  const drawn = await mkdtemp(path.join(tmpdir(), "pictures-"));
  try {
    const env = { ...process.env, PICTURES_BRAND: folder, PICTURES_OUT: drawn, CHROMIUM: await browser() };
    await step("Drawing the pictures", [...(await pnpm()), "--filter", "pictures", "draw"], env);
    await rm(path.join(root, "packages/brand/fonts"), { recursive: true, force: true });
    for (const [file, content] of files) await replace(path.join(root, file), content);
    await cp(drawn, path.join(root, "apps/cms/seed/images"), { recursive: true });
  } finally {
    await rm(drawn, { recursive: true });
  }
  console.log(`
This checkout is now the site of ${brand.name}.

  New database       npm start seeds it with the company's name, texts and pictures.
  Demo database      Move the data folder away first: it has the old company's content.
  Database in use    Its content stays. Change name, logo and contacts in the panel: see docs/rebrand.md.
  Existing .env      It keeps its MAIL_FROM, MAIL_TO_HR and MAIL_TO_SALES.
`);
}).catch(fail);

async function replace(file: string, content: Buffer): Promise<void> {
  const beside = `${file}.new`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(beside, content);
  await rename(beside, file);
}
