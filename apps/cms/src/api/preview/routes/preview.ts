export default {
  type: "content-api",
  routes: [{ method: "GET", path: "/preview", handler: "preview.find", config: { policies: ["global::site-only"] } }],
};
