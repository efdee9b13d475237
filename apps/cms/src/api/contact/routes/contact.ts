export default {
  type: "content-api",
  routes: [{ method: "POST", path: "/contact", handler: "contact.send", config: { policies: ["global::site-only"] } }],
};
