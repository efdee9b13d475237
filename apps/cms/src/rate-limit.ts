import { RuleError } from "@repo/rules/errors";
import type { Core } from "@strapi/strapi";
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";

const TABLE = "rate_limits";

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
        tableName: TABLE,
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

    async remember(client: string, seconds: number): Promise<void> {
      await (await limiter).set(client, 1, seconds);
    },

    /** Whether a client has been remembered, and not for longer ago than it was to be. */
    async knows(client: string): Promise<boolean> {
      return (await (await limiter).get(client)) !== null;
    },
  };
}

/** Forgets the clients of limits that have run out: at each start, and every day. */
export function startForgettingClients(strapi: Core.Strapi): void {
  const forget = async () => {
    try {
      const knex = strapi.db.connection;
      if (await knex.schema.hasTable(TABLE)) await knex(TABLE).where("expire", "<", Date.now()).delete();
    } catch (error) {
      strapi.log.error(error);
    }
  };
  void forget();
  strapi.cron.add({ forgetClients: { options: { rule: "0 17 3 * * *" }, task: forget } });
}
