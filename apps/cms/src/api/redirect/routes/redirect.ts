export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/redirects", handler: "redirect.list", config: { policies: ["global::site-only"] } },
  ],
};
