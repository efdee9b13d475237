import type { Core } from "@strapi/strapi";
import { sessionStrategy } from "../../sessions/strategy";

type Register = (context: { strapi: Core.Strapi }) => unknown;

/** Strategies run in registration order, and ours always decides, so the plugin's own never runs. */
export default (plugin: { register: Register }) => {
  const { register } = plugin;
  plugin.register = (context) => {
    context.strapi.get("auth").register("content-api", sessionStrategy(context.strapi));
    return register(context);
  };
  return plugin;
};
