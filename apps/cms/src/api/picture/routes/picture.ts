export default {
  type: "content-api",
  routes: [{ method: "GET", path: "/pictures", handler: "picture.find", config: { policies: ["global::site-only"] } }],
};
