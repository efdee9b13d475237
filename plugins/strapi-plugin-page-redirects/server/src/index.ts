import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { REDIRECT } from "./chains";
import { registerRedirectChecks } from "./check-redirects";
import redirect from "./content-types/redirect.json";
import { registerRedirectsOfRenamed } from "./leave-redirects";
import { isPage } from "./published-pages";
import type { Redirect } from "./redirect";
import { checkPages, config } from "./redirect-options";

export type { Redirect } from "./redirect";
export type { Options } from "./redirect-options";
export type RedirectService = ReturnType<typeof redirects>;

type Strapi = { strapi: Core.Strapi };

const redirects = ({ strapi }: Strapi) => ({
  list: (): Promise<Redirect[]> =>
    strapi.db.query(REDIRECT).findMany({ select: ["from", "to", "permanent"], orderBy: { from: "asc" } }),

  async among(paths: string[]): Promise<string[]> {
    const found = await strapi.db.query(REDIRECT).findMany({ select: ["from"], where: { from: { $in: paths } } });
    return found.map(({ from }) => from);
  },

  /** Returns whether the site has a page at a path; undefined when nothing is known of it. */
  isPage: (path: string): Promise<boolean | undefined> => isPage(strapi, path),
});

const plugin: Record<string, unknown> = {
  register({ strapi }: Strapi) {
    checkPages(strapi);
    registerRedirectChecks(strapi);
    registerRedirectsOfRenamed(strapi);
  },

  config,
  contentTypes: { redirect: { schema: redirect } },
  services: { redirects },
  controllers: {
    redirects: ({ strapi }: Strapi) => ({
      async list(ctx: Context) {
        ctx.body = await redirects({ strapi }).list();
      },
    }),
  },
  routes: {
    "content-api": {
      type: "content-api",
      routes: [{ method: "GET", path: "/", handler: "redirects.list", config: {} }],
    },
  },
};

export default plugin;
