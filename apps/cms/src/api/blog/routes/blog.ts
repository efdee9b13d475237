export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/blog/entries", handler: "blog.entries", config: { policies: ["global::site-only"] } },
  ],
};
