import type { Core } from "@strapi/strapi";
import { sessionStrategy } from "../../sessions/strategy";

type Register = (context: { strapi: Core.Strapi }) => unknown;

/** Strategies are asked in the order they are registered, and ours always knows the answer. */
export default (plugin: { register: Register }) => {
  const { register } = plugin;
  plugin.register = (context) => {
    context.strapi.get("auth").register("content-api", sessionStrategy(context.strapi));
    return register(context);
  };
  return plugin;
};
