const site = { policies: ["global::site-only"] };

export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/job-applications", handler: "job-application.create", config: { ...site, isForm: true } },
    { method: "POST", path: "/job-applications/erase", handler: "job-application.erase", config: { ...site } },
  ],
};
