export default {
  type: "content-api",
  routes: [{ method: "GET", path: "/dashboard/jobs/:id/sources", handler: "application-sources.ofJob" }],
};
