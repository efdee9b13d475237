import { spawnSync } from "node:child_process";
import { mkdir, rm, statfs, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { expected } from "../steps/environment.ts";

const SIZE_MB = 512;
const MEGABYTE = 1024 ** 2;
/** A few more applications, and no more. */
const LEFT_BYTES = MEGABYTE / 16;

export type Disk = Awaited<ReturnType<typeof mountDisk>>;

/** A file system of its own, in a file, so that nothing else is there. Root's alone to mount. */
export async function mountDisk(folder: string) {
  const image = path.join(folder, "disk.img");
  const mounted = path.join(folder, "disk");
  const filler = path.join(mounted, "filler");
  await mkdir(mounted);
  await writeFile(image, "");
  await truncate(image, SIZE_MB * MEGABYTE);
  command("mkfs.ext4", "-q", "-F", "-m", "0", image);
  command("mount", "-o", "loop", image, mounted);
  return {
    dataDir: path.join(mounted, "data"),
    async fill() {
      const { bavail, bsize } = await statfs(mounted);
      command("fallocate", "-l", String(bavail * bsize - LEFT_BYTES), filler);
    },
    free: () => rm(filler, { force: true }),
    async unmount() {
      command("umount", "-l", mounted);
      await rm(image, { force: true });
    },
  };
}

export function command(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw expected(`${program} ${args[0]} failed: ${error?.message ?? stderr}`);
  return stdout;
}
