const config = { policies: ["global::site-only"] };

/** The token of the link comes in a header: addresses are logged and kept more often than headers. */
export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/own-application", handler: "own-application.show", config: { ...config } },
    { method: "GET", path: "/own-application/data", handler: "own-application.data", config: { ...config } },
    { method: "GET", path: "/own-application/resume", handler: "own-application.resume", config: { ...config } },
    { method: "POST", path: "/own-application/withdraw", handler: "own-application.withdraw", config: { ...config } },
    { method: "POST", path: "/own-application/consent", handler: "own-application.consent", config: { ...config } },
    { method: "POST", path: "/own-application/delete", handler: "own-application.remove", config: { ...config } },
    { method: "POST", path: "/own-application/links", handler: "own-application.askForLinks", config: { ...config } },
  ],
};
