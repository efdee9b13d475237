export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/list-lengths", handler: "list-lengths.show", config: { policies: ["global::site-only"] } },
  ],
};
