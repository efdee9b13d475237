import { adminApi } from "@strapi/strapi/admin";

type Lifecycle = { queryFulfilled: Promise<unknown> };
type Mutation = {
  invalidatesTags?: (result: unknown, error: unknown, ...rest: unknown[]) => unknown[];
  onQueryStarted?: (query: unknown, lifecycle: Lifecycle) => unknown;
};

/** Strapi resets a form whose change is refused (strapi 22646), and reloads it: what was typed would be lost. */
export function keepFormOnError(): void {
  const forget = (mutation: Mutation) => {
    const { invalidatesTags = () => [], onQueryStarted } = mutation;
    mutation.invalidatesTags = (result, error, ...rest) => (error ? [] : invalidatesTags(result, error, ...rest));
    mutation.onQueryStarted = (query, lifecycle) =>
      lifecycle.queryFulfilled.then(
        () => onQueryStarted?.(query, lifecycle),
        () => undefined,
      );
  };
  adminApi.enhanceEndpoints({ endpoints: { publishDocument: forget, updateDocument: forget } as object });
}
