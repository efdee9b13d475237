import { createHash } from "node:crypto";
import { access, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../command.ts";
import { turbo } from "./install.ts";

const stamp = path.join(root, "node_modules/.cache/product/built");
const results = ["apps/cms/dist/build/index.html", "apps/web/.next/BUILD_ID"];
const ignored = new Set([
  "node_modules",
  "dist",
  ".next",
  ".instances",
  ".turbo",
  ".strapi",
  "generated",
  "images",
  "tests",
  "e2e",
  "testing",
]);

export async function build(): Promise<void> {
  const sources = await digestSources();
  const built = await Promise.all(results.map((file) => access(path.join(root, file)))).then(
    () => true,
    () => false,
  );
  if (built && (await readFile(stamp, "utf8").catch(() => "")) === sources) return;

  await turbo("Building CMS and site", ["run", "build", "--output-logs=errors-only"]);
  await writeFile(stamp, sources);
}

export async function digestSources(): Promise<string> {
  const hash = createHash("sha256");
  const add = async (folder: string) => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (ignored.has(entry.name) || entry.name.endsWith(".tsbuildinfo") || entry.name === "next-env.d.ts") continue;
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) await add(name);
      else if (entry.isFile()) hash.update(name).update(await readFile(path.join(root, name)));
    }
  };
  for (const folder of ["apps", "docs", "packages", "plugins"]) await add(folder);
  for (const file of ["pnpm-lock.yaml", "turbo.json"]) hash.update(await readFile(path.join(root, file)));
  return hash.digest("hex");
}
