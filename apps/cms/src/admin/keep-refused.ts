import { adminApi } from "@strapi/strapi/admin";

type Mutation = { invalidatesTags?: (result: unknown, error: unknown, ...rest: unknown[]) => unknown[] };

/**
 * Keeps refused input in the form: Strapi reloads the entry after a failure too, and for a single type
 * that was never saved, it empties the form.
 */
export function keepRefused(): void {
  const forget = (mutation: Mutation) => {
    const { invalidatesTags = () => [] } = mutation;
    mutation.invalidatesTags = (result, error, ...rest) => (error ? [] : invalidatesTags(result, error, ...rest));
  };
  adminApi.enhanceEndpoints({ endpoints: { publishDocument: forget, updateDocument: forget } as object });
}
