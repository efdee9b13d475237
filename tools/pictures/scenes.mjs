import { readdir } from "node:fs/promises";

/** All pictures: file below the seed's images, size in pixels, most kilobytes, and the page that is photographed. */
export async function allScenes() {
  const groups = (await readdir(new URL("scenes", import.meta.url))).map((name) => name.replace(".mjs", "")).sort();
  const modules = await Promise.all(groups.map((name) => import(`./scenes/${name}.mjs`)));
  return modules.flatMap((group) => group.default);
}
