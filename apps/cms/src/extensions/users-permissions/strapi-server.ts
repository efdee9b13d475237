import type { Core } from "@strapi/strapi";
import { sessionStrategy } from "../../access/sessions/strategy";
import user from "./user-configuration.json";

type Register = (context: { strapi: Core.Strapi }) => unknown;

type Schema = { info: object; config: object; attributes: { password: object } };
type Plugin = { register: Register; contentTypes: { user: { schema: Schema } } };

/** Strategies run in registration order, and ours always decides, so the plugin's own never runs. */
export default (plugin: Plugin) => {
  const { register, contentTypes } = plugin;
  const { info, config, attributes } = contentTypes.user.schema;
  Object.assign(info, user.info);
  Object.assign(config, user.config);
  Object.assign(attributes.password, user.password);
  plugin.register = (context) => {
    context.strapi.get("auth").register("content-api", sessionStrategy(context.strapi));
    return register(context);
  };
  return plugin;
};
