import { cp, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PDF_DATA } from "./src/lib/pdf-data.ts";

/** Lays PDF.js's tables of characters and fonts where pdf-data.ts reads them. @throws when it names another version. */
export async function copyPdfData(distDir: string): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
  const { version } = JSON.parse(await readFile(packageFile, "utf8"));
  if (path.basename(PDF_DATA) !== `pdfjs-${version}`)
    throw new Error(`pdf-data.ts is for another version than ${version}.`);
  for (const folder of ["cmaps", "standard_fonts"]) {
    const target = path.join(distDir, PDF_DATA.replace("/_next/", ""), folder);
    await cp(path.join(path.dirname(packageFile), folder), target, { recursive: true });
  }
}
