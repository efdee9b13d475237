const ofAccount = { policies: ["global::account-only"] };

export default {
  type: "content-api",
  routes: [
    {
      method: "POST",
      path: "/job-applications",
      handler: "job-application.create",
      config: { policies: ["global::site-only"] },
    },
    {
      method: "POST",
      path: "/job-applications/erase",
      handler: "job-application.erase",
      config: { policies: ["global::site-only"] },
    },
    { method: "GET", path: "/job-applications", handler: "job-application.find" },
    { method: "GET", path: "/job-applications/:id", handler: "job-application.findOne" },
    {
      method: "GET",
      path: "/job-applications/:id/resume",
      handler: "job-application.resume",
      config: { ...ofAccount },
    },
    {
      method: "GET",
      path: "/job-applications/:id/resume/text",
      handler: "job-application.resumeText",
      config: { ...ofAccount },
    },
  ],
};
