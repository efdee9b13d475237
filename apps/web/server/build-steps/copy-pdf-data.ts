import { cp, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

export async function copyPdfData(distDir: string, address: string): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
  const { version } = JSON.parse(await readFile(packageFile, "utf8"));
  if (path.basename(address) !== `pdfjs-${version}`)
    throw new Error(`pdf-data.ts is for another version than ${version}.`);
  for (const folder of ["cmaps", "standard_fonts"]) {
    const target = path.join(distDir, address.replace("/_next/", ""), folder);
    await cp(path.join(path.dirname(packageFile), folder), target, { recursive: true });
  }
}
