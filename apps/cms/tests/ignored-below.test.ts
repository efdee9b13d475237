import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ignoredBelow, type Watch } from "../scripts/ignored-below.mts";

type Watcher = NodeJS.EventEmitter & { close: () => Promise<void> };

const require = createRequire(import.meta.url);
const chokidar: { watch: Watch } = createRequire(require.resolve("@strapi/strapi/package.json"))("chokidar");
/** These are among Strapi's own. */
const ignored = [/(^|[/\\])\../, /tmp/, "**/build", "**/build/**"];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tmp-"));
});
afterEach(() => rm(folder, { recursive: true }));

it.each(["tmp/site", "build/site", ".hidden/site"])(
  "development sees a changed content type in a checkout in %s",
  async (place) => {
    const checkout = path.join(folder, place);
    for (const name of ["build", "tmp", "src"]) await mkdir(path.join(checkout, name), { recursive: true });
    const watcher = ignoredBelow(chokidar.watch)(checkout, { ignoreInitial: true, ignored } as never) as Watcher;
    try {
      await once(watcher, "ready");
      const added: string[] = [];
      watcher.on("add", (file: string) => added.push(path.relative(checkout, file)));
      const seen = once(watcher, "add");
      for (const name of ["build", "tmp", "src"]) await writeFile(path.join(checkout, name, "schema.json"), "{}");
      await seen;
      expect(added).toEqual([path.join("src", "schema.json")]);
    } finally {
      await watcher.close();
    }
  },
);
