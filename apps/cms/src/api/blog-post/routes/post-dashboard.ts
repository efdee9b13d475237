export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/dashboard/posts", handler: "post-dashboard.list" },
    { method: "POST", path: "/dashboard/posts", handler: "post-dashboard.create" },
    { method: "GET", path: "/dashboard/posts/stats", handler: "post-dashboard.stats" },
    { method: "PATCH", path: "/dashboard/posts/:id", handler: "post-dashboard.update" },
    { method: "DELETE", path: "/dashboard/posts/:id", handler: "post-dashboard.remove" },
    { method: "POST", path: "/dashboard/posts/:id/restore", handler: "post-dashboard.restore" },
  ],
};
