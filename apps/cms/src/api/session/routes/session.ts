const site = { policies: ["global::site-only"] };

export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/sessions", handler: "session.create", config: { ...site } },
    {
      method: "POST",
      path: "/sessions/passkey/options",
      handler: "session.passkeyOptions",
      config: { ...site },
    },
    { method: "POST", path: "/sessions/passkey", handler: "session.withPasskey", config: { ...site } },
    { method: "POST", path: "/sessions/refresh", handler: "session.refresh", config: { ...site } },
    { method: "POST", path: "/sessions/end", handler: "session.end", config: { ...site } },
  ],
};
