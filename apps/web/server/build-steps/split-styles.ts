import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

export const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** Removes the fonts from the style sheets: pages inline them, and reading them again would repeat the layout. */
export async function splitStyles(distDir: string): Promise<void> {
  const folder = path.join(distDir, "static");
  const sheets = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".css"));
  for (const name of sheets) {
    const file = path.join(folder, name);
    const whole = path.join(distDir, "styles", name);
    const code = await readFile(file, "utf8");
    await mkdir(path.dirname(whole), { recursive: true });
    await writeFile(whole, code);
    await writeFile(file, code.replace(FONT_FACE, ""));
  }
}
