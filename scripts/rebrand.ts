/** `npm run rebrand -- FOLDER`: makes this checkout the site of the firm whose brand.json and mark.svg are in FOLDER. */
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { browser } from "./steps/browser.ts";
import { expected, fail, root } from "./steps/environment.ts";
import { alone, install, pnpm, step } from "./steps/install.ts";

const [given] = process.argv.slice(2);

await alone(async () => {
  if (!given) throw expected("Name the folder of your brand: npm run rebrand -- path/to/brand");
  await install();
  // What it needs may just have been installed.
  const { prepare } = await import("../tools/brand/prepare.ts");
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
  const { brand, files } = await prepare(folder, root).catch((error: Error) => {
    throw error.name === "BrandError" ? expected(`${error.message}\nNothing was changed.`) : error;
  });

  const drawn = await mkdtemp(path.join(tmpdir(), "pictures-"));
  try {
    const env = { ...process.env, PICTURES_BRAND: folder, PICTURES_OUT: drawn, CHROMIUM: await browser() };
    await step("Drawing the pictures", [...(await pnpm()), "--filter", "pictures", "draw"], env);
    // Of an earlier brand that had its own.
    await rm(path.join(root, "packages/brand/fonts"), { recursive: true, force: true });
    for (const [file, content] of files) await replace(path.join(root, file), content);
    await cp(drawn, path.join(root, "apps/cms/seed/images"), { recursive: true });
  } finally {
    await rm(drawn, { recursive: true });
  }
  console.log(`
This checkout is now the site of ${brand.name}.

  A new database   npm start seeds it with the firm's name, texts and pictures.
  The demo's       Move the data folder away first: what it holds is the old firm's.
  One in use       Its contents stay. Change name, logo and contacts in the panel: docs/rebrand.md says where.
  .env             One that is there already keeps its MAIL_FROM, MAIL_TO_HR and MAIL_TO_SALES.
`);
}).catch(fail);

/** Whole or not at all. */
async function replace(file: string, content: Buffer): Promise<void> {
  const beside = `${file}.new`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(beside, content);
  await rename(beside, file);
}
