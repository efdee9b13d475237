const config = { policies: ["global::site-only"] };

/** The token comes in the body: addresses are logged. */
export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/password-links", handler: "password-link.ask", config: { ...config } },
    { method: "POST", path: "/password-links/read", handler: "password-link.read", config: { ...config } },
    { method: "POST", path: "/password-links/use", handler: "password-link.use", config: { ...config } },
  ],
};
