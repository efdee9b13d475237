import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Chrome compiles the functions of a file that begins so while it loads, beside the main thread; others ignore it. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks the scripts that every page starts with, in a build's folder. Without it the browser would leave their functions
 * for later and compile them one by one at their first call, all of them before the page can answer.
 *
 * @throws when the build has no manifest that names these scripts
 */
export async function addCompileHints(distDir: string): Promise<void> {
  const manifest: { rootMainFiles: string[] } = JSON.parse(
    await readFile(path.join(distDir, "build-manifest.json"), "utf8"),
  );
  for (const file of manifest.rootMainFiles) {
    const script = path.join(distDir, file);
    const code = await readFile(script, "utf8");
    if (!code.startsWith(HINT)) await writeFile(script, HINT + code);
  }
}
