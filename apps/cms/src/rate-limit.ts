import { RuleError } from "@repo/rules/errors";
import type { Core } from "@strapi/strapi";
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";

/**
 * Counts requests by client in the database, so that the limit holds across restarts and replicas.
 * @param perMinute how many of one client are let through in a minute.
 */
export function createRateLimit(strapi: Core.Strapi, name: string, perMinute: number) {
  const knex = strapi.db.connection;
  const Limiter = strapi.db.dialect.client === "postgres" ? RateLimiterPostgres : RateLimiterSQLite;
  const limiter = new Promise<RateLimiterPostgres | RateLimiterSQLite>((resolve, reject) => {
    const created = new Limiter(
      {
        storeClient: knex,
        storeType: "knex",
        tableName: "rate_limits",
        keyPrefix: name,
        points: perMinute,
        duration: 60,
        clearExpiredByTimeout: false,
      },
      (error) => (error ? reject(error) : resolve(created)),
    );
  });

  return {
    /** @throws {RuleError} RATE_LIMITED, with the seconds to wait. */
    async consume(client: string): Promise<void> {
      try {
        await (await limiter).consume(client);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.ceil(refusal.msBeforeNext / 1000);
        throw new RuleError(
          "RATE_LIMITED",
          "Too many requests. Please wait a minute and try again.",
          undefined,
          seconds,
        );
      }
    },

    /** Takes a {@link consume} back. */
    async refund(client: string): Promise<void> {
      await (await limiter).reward(client);
    },
  };
}
