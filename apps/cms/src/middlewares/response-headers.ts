import { ReadStream } from "node:fs";
import path from "node:path";
import { Stream } from "node:stream";
import { mediaType } from "@repo/contract/page/media";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

const DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** An SVG may contain scripts: these must not run when it is opened directly. */
const PICTURE = `${DATA}; style-src 'unsafe-inline'; sandbox`;

/** Keeps anything but HTML from running as a page, and from being cached unless it says so: it may be personal. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    await next();
    const upload = uploadOf(ctx, strapi.dirs.static.public);
    if (upload) {
      const type = mediaType(upload);
      ctx.set("Content-Type", type?.endsWith("xml") ? `${type}; charset=utf-8` : (type ?? "application/octet-stream"));
      if (!type) ctx.set("Content-Disposition", "attachment");
    }
    const isOfPanel = /^\/admin(\/|$)/.test(ctx.path) && !ctx.response.is("json");
    if (!upload && (isOfPanel || ctx.response.is("html"))) return;
    ctx.set("Content-Security-Policy", upload || /^\/uploads\//i.test(ctx.path) ? PICTURE : DATA);
    if (!ctx.response.get("Cache-Control")) ctx.set("Cache-Control", "no-store");
  };

function uploadOf({ body, path: address }: Context, publicFolder: string): string | undefined {
  if (body instanceof ReadStream) {
    const file = path.resolve(String(body.path));
    if (file.startsWith(path.resolve(publicFolder) + path.sep)) return path.basename(file);
  }
  return /^\/uploads\//i.test(address) && body instanceof Stream ? path.posix.basename(address) : undefined;
}
