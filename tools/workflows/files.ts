import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");
export const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const folder = ".github/workflows";
export const workflows = readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
