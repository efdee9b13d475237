type Route = { handler: string; config: { middlewares?: string[] } };

const TAKE_FILES = new Set(["admin-upload.upload", "admin-upload.uploadFile", "admin-upload.replaceFile"]);

/** Parses the panel's upload forms only after authorization. The content API's upload routes are closed. */
export default (plugin: { routes: { admin: { routes: Route[] } } }) => {
  for (const { handler, config } of plugin.routes.admin.routes) {
    if (TAKE_FILES.has(handler)) config.middlewares = ["global::upload-form"];
  }
  return plugin;
};
