/** Each route needs an object of its own, to which Strapi adds the route's permission. */
const route = (method: string, path: string, handler: string) => {
  const config = { policies: ["global::site-only", "global::command-only"] };
  return { method, path, handler, config };
};

export default {
  type: "content-api",
  routes: [
    route("GET", "/accounts", "command.list"),
    route("POST", "/accounts", "command.create"),
    route("POST", "/accounts/reset", "command.reset"),
  ],
};
