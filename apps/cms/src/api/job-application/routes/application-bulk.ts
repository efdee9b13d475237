const config = { policies: ["global::account-only"] };

export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/dashboard/applications/bulk/ids", handler: "application-bulk.matching" },
    { method: "GET", path: "/dashboard/applications/bulk/reasons", handler: "application-bulk.reasons" },
    {
      method: "POST",
      path: "/dashboard/applications/bulk/status",
      handler: "application-bulk.changeStatuses",
      config: { ...config },
    },
    {
      method: "POST",
      path: "/dashboard/applications/bulk/delete",
      handler: "application-bulk.remove",
      config: { ...config },
    },
    {
      method: "POST",
      path: "/dashboard/applications/bulk/csv",
      handler: "application-bulk.csv",
      config: { ...config },
    },
  ],
};
