const written = { middlewares: ["global::post-body"] };

export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/dashboard/posts", handler: "post-dashboard.list" },
    { method: "POST", path: "/dashboard/posts", handler: "post-dashboard.create", config: { ...written } },
    { method: "GET", path: "/dashboard/posts/stats", handler: "post-dashboard.stats" },
    { method: "PATCH", path: "/dashboard/posts/:id", handler: "post-dashboard.update", config: { ...written } },
    { method: "DELETE", path: "/dashboard/posts/:id", handler: "post-dashboard.remove" },
    {
      method: "POST",
      path: "/dashboard/posts/:id/restore",
      handler: "post-dashboard.restore",
      config: { policies: ["global::account-only"] },
    },
  ],
};
