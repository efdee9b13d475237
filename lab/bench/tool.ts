import { access, mkdir } from "node:fs/promises";
import path from "node:path";
import { root } from "../../ops/command.ts";
import { step } from "../../ops/install/install.ts";

export async function fetchTool(name: string, version: string, program: string): Promise<string> {
  const folder = path.join(root, `node_modules/.cache/${name}-${version}`);
  const file = path.join(folder, "node_modules", name, program);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await mkdir(folder, { recursive: true });
    const options = ["--no-save", "--no-audit", "--no-fund", "--prefix", folder];
    await step(`Fetching ${name}`, ["npm", "install", ...options, `${name}@${version}`]);
  }
  return file;
}
