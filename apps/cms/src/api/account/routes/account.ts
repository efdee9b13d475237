const config = { policies: ["global::site-only"] };

export default {
  type: "content-api",
  routes: [{ method: "POST", path: "/accounts/reset", handler: "account.reset", config }],
};
