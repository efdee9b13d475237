import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** A comment that makes Chrome compile all functions of a file off the main thread. Other browsers ignore it. */
const HINT = "//# allFunctionsCalledOnLoad\n";

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
