import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";

const TABLE = "rate_limits";

const ALL_CLIENTS = 10;

export async function ensureRateLimits(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection;
  if (await schema.hasTable(TABLE)) return;
  await schema.createTable(TABLE, (table) => {
    table.string("key").primary();
    table.integer("points").notNullable().defaultTo(0);
    table.bigInteger("expire");
  });
}

/** Counts in the database, so that limits hold across restarts and replicas. `points` are for so many seconds. */
export function createRateLimit(strapi: Core.Strapi, name: string, points: number, seconds = 60) {
  const Limiter = strapi.db.dialect.client === "postgres" ? RateLimiterPostgres : RateLimiterSQLite;
  const limiter = new Limiter({
    storeClient: strapi.db.connection,
    storeType: "knex",
    tableName: TABLE,
    // Each limiter would create the table itself, and on PostgreSQL all but one concurrent attempt would fail.
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  });

  return {
    /** Whether there is a point left, which is taken. */
    async isFirst(client: string): Promise<boolean> {
      return limiter.consume(client).then(
        () => true,
        (refusal) => {
          if (refusal instanceof RateLimiterRes) return false;
          throw refusal;
        },
      );
    },

    /** @throws {RuleError} RATE_LIMITED, with the seconds to wait. */
    async consume(client: string): Promise<void> {
      await limiter.consume(client).catch(refuse);
    },

    async refund(client: string): Promise<void> {
      await limiter.reward(client);
    },

    async forget(client: string): Promise<void> {
      await limiter.delete(client);
    },

    async remember(client: string, seconds: number): Promise<void> {
      await limiter.set(client, 1, seconds);
    },

    async knows(client: string): Promise<boolean> {
      return (await limiter.get(client)) !== null;
    },
  };
}

/** Counts requests per client, and of all clients together. @throws {RuleError} RATE_LIMITED. */
export async function limitRequests(
  strapi: Core.Strapi,
  name: string,
  perMinute: number,
  clientAddress: string,
): Promise<void> {
  await createRateLimit(strapi, name, perMinute).consume(clientAddress || "unknown");
  await createRateLimit(strapi, `all-${name}`, perMinute * ALL_CLIENTS).consume("all");
}

/** Limits each client alone, so that nobody uses up what others may do. Counts in memory, like `createMemoryLimit`. */
export function createClientLimit(perMinute: number) {
  const ofClient = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (clientAddress: string): Promise<void> => {
    await ofClient.consume(clientAddress || "unknown").catch(refuse);
  };
}

/** Limits reads like `limitRequests`, but in memory: a write to the database would cost more than the read. */
export function createMemoryLimit(perMinute: () => number) {
  let limits: { ofClient: (clientAddress: string) => Promise<void>; ofAll: RateLimiterMemory } | undefined;
  return async (clientAddress: string): Promise<void> => {
    limits ??= {
      ofClient: createClientLimit(perMinute()),
      ofAll: new RateLimiterMemory({ points: perMinute() * ALL_CLIENTS, duration: 60 }),
    };
    await limits.ofClient(clientAddress);
    await limits.ofAll.consume("all").catch(refuse);
  };
}

function refuse(refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  const retryAfter = Math.ceil(refusal.msBeforeNext / 1000);
  const wait =
    retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : retryAfter === 1 ? "a second" : `${retryAfter} seconds`;
  throw new RuleError("RATE_LIMITED", `Too many requests. Please try again in ${wait}.`, undefined, { retryAfter });
}

/** Refuses in Strapi's form of errors, whose message the panel shows. */
export const refuseInPanel =
  (ctx: Context) =>
  (error: unknown): never => {
    if (!(error instanceof RuleError)) throw error;
    ctx.set("Retry-After", String(error.retryAfter));
    throw new errors.RateLimitError(error.message);
  };

export async function forgetClients(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection(TABLE).where("expire", "<", Date.now()).delete();
}
