export default {
  type: "content-api",
  routes: [{ method: "GET", path: "/search", handler: "search.find", config: { policies: ["global::site-only"] } }],
};
