import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import getPort from "get-port";
import type { TestProject } from "vitest/node";
import { startCms } from "./start-cms";

const BUCKET = "website";

/** SQLite, with pictures and résumés in a private bucket of a local S3 server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), "s3-test-"));
  const port = await getPort();
  const server = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  // Its buckets are open to everybody otherwise.
  server.middleware.unshift(
    async (ctx: { headers: Record<string, string>; url: string; status: number }, next: () => Promise<void>) => {
      if (ctx.headers.authorization || ctx.url.includes("X-Amz-Signature")) await next();
      else ctx.status = 403;
    },
  );
  await server.run();

  const stopCms = await startCms(project, {
    UPLOAD_PROVIDER: "s3",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: "us-east-1",
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    resumeFolder: path.join(directory, BUCKET, "resumes"),
  });
  return async () => {
    await stopCms();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
}
