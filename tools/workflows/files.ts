import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");
export const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The commands that `scripts/run.mjs` runs, and that script itself. */
export const commands = ["scripts", "scripts/release", "lab"].flatMap((folder) =>
  readdirSync(path.join(root, folder)).flatMap((name) => (/\.(ts|mjs)$/.test(name) ? `${folder}/${name}` : [])),
);

const folder = ".github/workflows";
export const workflows = readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
