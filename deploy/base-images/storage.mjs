// Runs s3rver with the settings, port and health check of the gateway that it replaces.
import { createRequire } from "node:module";
import S3rver from "@20minutes/s3rver";

const { ROOT_ACCESS_KEY_ID, ROOT_SECRET_ACCESS_KEY, VGW_HEALTH } = process.env;
const { DUMMY_ACCOUNT } = createRequire(import.meta.url)("@20minutes/s3rver/lib/models/account.js");
DUMMY_ACCOUNT.createKeyPair(ROOT_ACCESS_KEY_ID, ROOT_SECRET_ACCESS_KEY);

const server = new S3rver({
  port: 7070,
  address: "0.0.0.0",
  silent: true,
  vhostBuckets: false,
  directory: process.argv.at(-1),
});
server.middleware.unshift(async (ctx, next) => {
  if (ctx.path === VGW_HEALTH) {
    ctx.status = 200;
    return;
  }
  // s3rver's buckets are public otherwise.
  if (!ctx.req.headers.authorization && !ctx.url.includes("X-Amz-Signature")) {
    ctx.status = 403;
    return;
  }
  // s3rver and the SDK compute different signatures for a bucket's own URL.
  if (/^\/[^/]+\/?$/.test(ctx.path)) delete ctx.req.headers.authorization;
  await next();
});
await server.run();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.close().then(() => process.exit(0)));
