import { Readable } from "node:stream";
import { GetObjectCommand, NoSuchKey } from "@aws-sdk/client-s3";
import type { Core } from "@strapi/strapi";
import { createS3Client } from "../files/s3-store";
import { cmsSettings } from "../settings";

export default (): Core.MiddlewareHandler => {
  const { s3 } = cmsSettings();
  if (!s3) return (_ctx, next) => next();
  const client = createS3Client(s3);

  return async (ctx, next) => {
    if (!/^\/uploads\/[\w.-]+$/.test(ctx.path) || !["GET", "HEAD"].includes(ctx.method)) return next();
    try {
      const found = await client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: ctx.path.slice(1) }));
      ctx.set("Cache-Control", "public, max-age=31536000, immutable");
      ctx.body = found.Body instanceof Readable ? found.Body : null;
    } catch (error) {
      if (!(error instanceof NoSuchKey)) throw error;
      ctx.status = 404;
    }
  };
};
