import type { adminApi, StrapiApp } from "@strapi/strapi/admin";

type Started = { queryFulfilled: Promise<{ data: unknown[] }> };
type Query = { onQueryStarted?: (query: unknown, started: Started) => unknown };

/** Strapi decides what an editor may see before it has asked (strapi 13121). Without a result, it decides anew. */
export function waitForPermissions(
  app: Pick<StrapiApp, "addRBACMiddleware">,
  api: Pick<typeof adminApi, "enhanceEndpoints">,
) {
  let start: (all: Promise<unknown[]>) => void;
  let known = new Promise<unknown[]>((resolve) => (start = resolve));
  const learn = (query: Query) => {
    query.onQueryStarted = (_, { queryFulfilled }) => {
      known = queryFulfilled.then(
        ({ data }) => data,
        () => [],
      );
      start(known);
    };
  };
  api.enhanceEndpoints({ endpoints: { getMyPermissions: learn } as object });
  app.addRBACMiddleware(({ permissions: own }) => (next) => async (permissions) => {
    if (own.length === 0 && (await known).length > 0) await new Promise(() => {});
    return next(permissions);
  });
}
