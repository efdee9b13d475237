import type { adminApi, StrapiApp } from "@strapi/strapi/admin";

type Query = { onQueryStarted?: (query: unknown, lifecycle: { queryFulfilled: Promise<unknown> }) => unknown };

/**
 * Strapi decides what an editor may see before it knows, and stays at "You don't have the permissions to access that
 * content" (strapi 13121). Here no decision is made before: the panel makes each again once the permissions are there.
 */
export function waitForPermissions(
  app: Pick<StrapiApp, "addRBACMiddleware">,
  api: Pick<typeof adminApi, "enhanceEndpoints">,
) {
  let areKnown = false;
  const learn = (query: Query) => {
    query.onQueryStarted = (_, { queryFulfilled }) => {
      areKnown = false;
      const learned = () => {
        areKnown = true;
      };
      return queryFulfilled.then(learned, learned);
    };
  };
  api.enhanceEndpoints({ endpoints: { getMyPermissions: learn } as object });
  app.addRBACMiddleware(() => (next) => async (permissions) => {
    if (!areKnown) await new Promise(() => {});
    return next(permissions);
  });
}
