import { readdir } from "node:fs/promises";
import type { Scene } from "./kit.ts";

export async function allScenes(): Promise<Scene[]> {
  const groups = (await readdir(new URL("scenes", import.meta.url))).map((name) => name.replace(".ts", "")).sort();
  const modules = await Promise.all(groups.map((name): Promise<{ default: Scene[] }> => import(`./scenes/${name}.ts`)));
  return modules.flatMap((group) => group.default);
}
