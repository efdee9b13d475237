import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import { freePort } from "@repo/testing/free-port";

const BUCKET = "website";

type Context = { req: IncomingMessage; method: string; url: string; path: string; status: number };

/** Only writes fail. "keeps silent" stores the object, then drops the connection. */
export type Fault = "refuses" | "hangs" | "keeps silent";

export async function startBucket() {
  const directory = await mkdtemp(path.join(tmpdir(), "s3-test-"));
  const port = await freePort();
  const bucket = {
    settings: {
      UPLOAD_PROVIDER: "s3",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: "us-east-1",
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    resumeFolder: path.join(directory, BUCKET, "resumes"),
    fault: undefined as Fault | undefined,
    /** The number of requested writes. */
    writes: 0,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  const server = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  server.middleware.unshift(async (ctx: Context, next: () => Promise<void>) => {
    // s3rver's buckets are public otherwise.
    if (!ctx.req.headers.authorization && !ctx.url.includes("X-Amz-Signature")) {
      ctx.status = 403;
      return;
    }
    // Some stores know no checksums.
    if (Object.keys(ctx.req.headers).some((name) => name.includes("checksum"))) {
      ctx.status = 501;
      return;
    }
    // s3rver and the SDK compute different signatures for a bucket's own URL.
    if (ctx.path === `/${BUCKET}/`) delete ctx.req.headers.authorization;
    if (ctx.method === "PUT") bucket.writes += 1;
    const fault = ctx.method === "PUT" ? bucket.fault : undefined;
    if (fault === "refuses") ctx.status = 503;
    else if (fault === "hangs") await new Promise(() => {});
    else await next();
    if (fault === "keeps silent") ctx.req.socket.destroy();
  });
  await server.run();
  return bucket;
}
