import { adminApi } from "@strapi/strapi/admin";

type Lifecycle = { queryFulfilled: Promise<unknown> };
type Mutation = {
  invalidatesTags?: (result: unknown, error: unknown, ...rest: unknown[]) => unknown[];
  onQueryStarted?: (query: unknown, lifecycle: Lifecycle) => unknown;
};

/**
 * Keeps refused input in the form. Strapi shows a change before the response, and resets the form when it is refused
 * (strapi 22646). It also reloads the entry after a failure, which empties the form of a single type that was never saved.
 */
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
