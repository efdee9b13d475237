const ofAccount = { policies: ["global::account-only"] };

export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/dashboard/audit", handler: "personal-data.audit", config: { ...ofAccount } },
    { method: "GET", path: "/dashboard/retention", handler: "personal-data.retention", config: { ...ofAccount } },
  ],
};
