import { execFile } from "node:child_process";
import { chown, mkdir, rm, rmdir, statfs, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const command = promisify(execFile);
const MEGABYTE = 1024 ** 2;

/** `leftBytes` is what `fill` leaves free. `owner` is a user's number, root by default. */
type Terms = { megabytes: number; leftBytes: number; owner?: number };

export type Disk = Awaited<ReturnType<typeof mountDisk>>;

/** Mounts a file as a file system that can be filled without harm. Needs Linux and root. */
export async function mountDisk(folder: string, name: string, { megabytes, leftBytes, owner = 0 }: Terms) {
  const image = path.join(folder, `${name}.img`);
  const mounted = path.join(folder, name);
  const filler = path.join(mounted, ".filler");
  await mkdir(mounted);
  await writeFile(image, "");
  await truncate(image, megabytes * MEGABYTE);
  await command("mkfs.ext4", ["-q", "-F", "-m", "0", image]);
  await command("mount", ["-o", "loop", image, mounted]);
  // PostgreSQL accepts only an empty folder.
  await rmdir(path.join(mounted, "lost+found"));
  await chown(mounted, owner, owner);
  return {
    mounted,
    async fill() {
      const { bavail, bsize } = await statfs(mounted);
      await command("fallocate", ["-l", String(bavail * bsize - leftBytes), filler]);
    },
    free: () => rm(filler, { force: true }),
    async unmount() {
      await command("umount", ["-l", mounted]);
      await rm(image, { force: true });
    },
  };
}
