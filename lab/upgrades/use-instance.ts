/**
 * `node scripts/run.mjs upgrades/use-instance CHECKOUT FOLDER` uses an instance of CHECKOUT's version as people would,
 * and writes its backup and its answers into FOLDER.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expected, fail, root } from "../../ops/command.ts";
import { alone, install } from "../../ops/install/install.ts";
import { callersPath } from "../../ops/run/named-file.ts";
import { withPrivateFolder } from "../../ops/trial/private-folder.ts";
import type { Place } from "../../ops/trial/product.ts";

try {
  const [checkout, folder] = process.argv.slice(2).map(callersPath);
  if (!checkout || !folder) throw expected("Name a checkout of the version, and the folder to write to.");
  await alone(install);
  const { settingsIn, withProduct } = await import("../../ops/trial/product.ts");
  const { run } = await import("../../ops/trial/programs.ts");
  const { fillForm, seededForm } = await import("../../ops/trial/forms.ts");
  const { answerForm, applyAndBeMailed, applyWithoutMails } = await import("./apply.ts");
  const { useAsEditors } = await import("./use.ts");
  const { observe } = await import("./observe.ts");
  const { writeExpected } = await import("./archive.ts");

  await withPrivateFolder("used", async (own) => {
    const settings = await settingsIn(own);
    const withoutMailServer = { ...settings, SMTP_HOST: "127.0.0.1", SMTP_PORT: "1" };
    const use = async (place: Place) => {
      const paths = await useAsEditors(place);
      await applyAndBeMailed(place);
      const form = await seededForm(place.cms, settings.SITE_TOKEN ?? "");
      await answerForm(place, fillForm(form, "asha@example.com", checkout));
      return paths;
    };
    const paths = await withProduct(settings, use, checkout);
    await flattenPictures(path.join(own, "data/public/uploads"));
    await mkdir(folder, { recursive: true });
    const archive = path.join(folder, "archive.tar.gz");
    await rm(archive, { force: true });
    const leave = async (place: Place) => {
      await applyWithoutMails(place);
      const observed = await observe(place, undefined, paths);
      console.log(await run([process.execPath, "scripts/run.mjs", "backup", archive], withoutMailServer, checkout));
      return observed;
    };
    const observed = await withProduct(withoutMailServer, leave, checkout);
    await writeExpected(folder, observed);
  });
} catch (error) {
  fail(error);
}

/** Replaces the seed's pictures by plain ones of the same sizes, because the archive goes into the repository. */
async function flattenPictures(folder: string): Promise<void> {
  const sharp: typeof import("sharp") = createRequire(path.join(root, "apps/web/package.json"))("sharp");
  for (const name of (await readdir(folder)).filter((name) => /\.(webp|png|jpe?g)$/.test(name))) {
    const file = path.join(folder, name);
    const content = await readFile(file);
    const { width, height, format } = await sharp(content).metadata();
    const flat = sharp({ create: { width, height, channels: 3, background: "#446688" } });
    await writeFile(file, await flat.toFormat(format).toBuffer());
  }
}
