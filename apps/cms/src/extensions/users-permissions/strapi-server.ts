import type { Core } from "@strapi/strapi";
import { merge } from "lodash";
import type { BodyContext } from "../../access/operations";
import { completeAccount } from "../../accounts/accounts-in-panel";
import { sessionStrategy } from "../../accounts/sessions/strategy";
import user from "./user-configuration.json";

type Register = (context: { strapi: Core.Strapi }) => unknown;

type Create = (ctx: BodyContext) => unknown;
type Plugin = {
  register: Register;
  contentTypes: { user: { schema: object } };
  controllers: { contentmanageruser: { create: Create } };
};

/** Strategies run in registration order, and ours always decides, so the plugin's own never runs. */
export default (plugin: Plugin) => {
  const { register, contentTypes, controllers } = plugin;
  merge(contentTypes.user.schema, user);
  const { create } = controllers.contentmanageruser;
  controllers.contentmanageruser.create = (ctx) => {
    completeAccount(ctx.request.body ?? {});
    return create(ctx);
  };
  plugin.register = (context) => {
    context.strapi.get("auth").register("content-api", sessionStrategy(context.strapi));
    return register(context);
  };
  return plugin;
};
