const ofAccount = { policies: ["global::account-only"] };

export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/dashboard/applications", handler: "application-dashboard.list" },
    {
      method: "GET",
      path: "/dashboard/applications.csv",
      handler: "application-dashboard.csv",
      config: { ...ofAccount },
    },
    {
      method: "GET",
      path: "/dashboard/applications/:id",
      handler: "application-dashboard.detail",
      config: { ...ofAccount },
    },
    {
      method: "PATCH",
      path: "/dashboard/applications/:id",
      handler: "application-dashboard.update",
      config: { ...ofAccount },
    },
    {
      method: "PATCH",
      path: "/dashboard/applications/:id/events/:entry",
      handler: "application-dashboard.changeReason",
      config: { ...ofAccount },
    },
    {
      method: "POST",
      path: "/dashboard/applications/:id/notes",
      handler: "application-dashboard.addNote",
      config: { ...ofAccount },
    },
    {
      method: "PATCH",
      path: "/dashboard/applications/:id/notes/:entry",
      handler: "application-dashboard.changeNote",
      config: { ...ofAccount },
    },
    {
      method: "DELETE",
      path: "/dashboard/applications/:id/notes/:entry",
      handler: "application-dashboard.removeNote",
      config: { ...ofAccount },
    },
    {
      method: "POST",
      path: "/dashboard/applications/:id/send-again",
      handler: "application-dashboard.sendAgain",
      config: { ...ofAccount },
    },
    {
      method: "POST",
      path: "/dashboard/applications/:id/revoke-link",
      handler: "application-dashboard.revokeLink",
      config: { ...ofAccount },
    },
  ],
};
