import type { Core } from "@strapi/strapi";

type Transaction = { commit: () => Promise<unknown>; executionPromise: Promise<unknown> };
type Begin = (...args: unknown[]) => Promise<unknown>;

/** Makes a transaction fail with its COMMIT, as on a full disk: Knex would reject only `executionPromise`. */
export function reportFailedCommits(strapi: Core.Strapi): void {
  const { context }: { context: { transaction: Begin } } = strapi.db.connection as never;
  const begin = context.transaction.bind(context);
  context.transaction = async (...args) => {
    const begun = await begin(...args);
    if (typeof args[0] === "function") return begun;
    const transaction = begun as Transaction;
    const commit = transaction.commit.bind(transaction);
    transaction.commit = async () => {
      await commit();
      await transaction.executionPromise;
    };
    return transaction;
  };
}
