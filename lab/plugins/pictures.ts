import { readdir, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expected, root } from "../../ops/command.ts";

const LARGEST_BYTES = 60_000;
const QUALITY = 88;

export async function keepPictures(folder: string): Promise<void> {
  // sharp exists only after packages are installed.
  const sharp: typeof import("sharp") = createRequire(path.join(root, "apps/web/package.json"))("sharp");
  for (const name of await readdir(folder)) {
    const file = path.join(root, `plugins/strapi-plugin-${path.parse(name).name}`, "picture.webp");
    await sharp(path.join(folder, name)).webp({ quality: QUALITY }).toFile(file);
    const { size } = await stat(file);
    console.log(`${path.relative(root, file)}: ${Math.round(size / 1000)} kB`);
    if (size > LARGEST_BYTES) throw expected(`${path.relative(root, file)} is larger than ${LARGEST_BYTES / 1000} kB.`);
  }
}
