import type { Context } from "koa";

type Handler = string | ((ctx: Context) => unknown);
type Route = { handler: Handler; config: { middlewares?: string[]; isForm?: boolean } };

const TAKE_FILES: Handler[] = ["admin-upload.upload", "admin-upload.uploadFile", "admin-upload.replaceFile"];
const FETCHES = "admin-upload.uploadFromUrls";
const NO_FETCHING =
  "Uploading from an address is switched off: save the picture on your own device, and upload it from there.";

/** Forms are parsed after authorization. Nothing is fetched for users: the server can reach more than they can. */
export default (plugin: { routes: { admin: { routes: Route[] } } }) => {
  for (const route of plugin.routes.admin.routes) {
    if (TAKE_FILES.includes(route.handler))
      Object.assign(route.config, { middlewares: ["global::upload-form"], isForm: true });
    if (route.handler === FETCHES) route.handler = (ctx) => ctx.forbidden(NO_FETCHING);
    if (route.handler === "admin-folder-file.deleteMany") route.config.middlewares = ["global::pictures-in-use"];
  }
  return plugin;
};
