export default {
  type: "content-api",
  routes: [{ method: "GET", path: "/dashboard/jobs/:id/numbers", handler: "job-numbers.show" }],
};
