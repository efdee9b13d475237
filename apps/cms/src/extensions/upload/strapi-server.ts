type Route = { handler: string; config: { middlewares?: string[] } };

const TAKE_FILES = new Set(["admin-upload.upload", "admin-upload.uploadFile", "admin-upload.replaceFile"]);

/** Has the panel's forms read behind the question who sends them. The content API's own door is closed to everybody. */
export default (plugin: { routes: { admin: { routes: Route[] } } }) => {
  for (const { handler, config } of plugin.routes.admin.routes) {
    if (TAKE_FILES.has(handler)) config.middlewares = ["global::upload-form"];
  }
  return plugin;
};
