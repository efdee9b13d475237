export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/dashboard/jobs", handler: "job-dashboard.list" },
    { method: "POST", path: "/dashboard/jobs", handler: "job-dashboard.create" },
    { method: "POST", path: "/dashboard/jobs/defaults", handler: "job-dashboard.insertDefaults" },
    { method: "PATCH", path: "/dashboard/jobs/:id", handler: "job-dashboard.update" },
    { method: "DELETE", path: "/dashboard/jobs/:id", handler: "job-dashboard.remove" },
  ],
};
