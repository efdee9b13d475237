import { createReadStream } from "node:fs";
import { link, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "./file-store";
import { syncFolder } from "./sync-folder";

export function createFolderStore(dataDir: string): FileStore {
  const locate = (key: string) => path.join(dataDir, key);

  return {
    async put(key, content) {
      const target = locate(key);
      const folder = path.dirname(target);
      const unfinished = `${target}.part`;
      await mkdir(folder, { recursive: true });
      try {
        const file = await open(unfinished, "wx", 0o600);
        try {
          await file.writeFile(content.stream());
          await file.sync();
        } finally {
          await file.close();
        }
        await link(unfinished, target);
        await syncFolder(folder);
      } finally {
        await rm(unfinished, { force: true });
      }
    },

    async get(key) {
      const target = locate(key);
      const found = await stat(target).catch(ignoreMissing);
      return found ? createReadStream(target) : null;
    },

    async remove(key) {
      await rm(locate(key), { force: true });
    },

    async *list(folder = "resumes") {
      const names = (await readdir(locate(folder)).catch(ignoreMissing)) ?? [];
      for (const name of names) {
        const found = await stat(locate(`${folder}/${name}`)).catch(ignoreMissing);
        if (found) yield { key: `${folder}/${name}`, storedAt: found.mtime };
      }
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
