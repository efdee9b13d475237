import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

/** The edge's configuration with its folders in this one; `change` may alter each file. */
export function copyEdge(folder: string, change = (content: string) => content): void {
  cpSync(path.resolve(import.meta.dirname, "../nginx"), path.join(folder, "edge"), { recursive: true });
  for (const file of readdirSync(path.join(folder, "edge"))) {
    const name = path.join(folder, "edge", file);
    const inFolder = readFileSync(name, "utf8").replace(
      /(?<=[\s=("])\/(edge|run|var\/cache|tmp|certificates)\b/g,
      `${folder}/$1`,
    );
    writeFileSync(name, change(inFolder));
  }
  // Started by root, nginx works as somebody else.
  chmodSync(folder, 0o755);
  for (const name of ["run/edge", "var/cache/edge", "tmp", "certificates"]) {
    mkdirSync(path.join(folder, name), { recursive: true });
    chmodSync(path.join(folder, name), 0o777);
  }
}
