const ofAccount = { policies: ["global::account-only"] };

export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/dashboard/applications", handler: "application-dashboard.list" },
    { method: "GET", path: "/dashboard/applications.csv", handler: "application-dashboard.csv", config: ofAccount },
    { method: "PATCH", path: "/dashboard/applications/:id", handler: "application-dashboard.update" },
    {
      method: "POST",
      path: "/dashboard/applications/:id/send-again",
      handler: "application-dashboard.sendAgain",
      config: ofAccount,
    },
    {
      method: "POST",
      path: "/dashboard/applications/:id/revoke-link",
      handler: "application-dashboard.revokeLink",
      config: ofAccount,
    },
  ],
};
