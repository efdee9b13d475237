import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { createRateLimit } from "../rate-limit";

const KNOWN_S = 30 * 24 * 60 * 60;

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * Limits failures per client address, and per account, existing or not. Addresses that signed in recently
 * have their own counter, so that nobody can lock the owner out from elsewhere.
 */
export function createSignInLimits(strapi: Core.Strapi, perMinute: number) {
  const failuresOfClient = createRateLimit(strapi, "sign-in", perMinute);
  const failures = createRateLimit(strapi, "sign-in-failure", perMinute);
  const known = createRateLimit(strapi, "sign-in-known", 1);

  return {
    /** Counts a failure up front, for concurrent attempts; the result undoes that. @throws {RuleError} RATE_LIMITED */
    async take(clientAddress: string, email: string): Promise<() => Promise<void>> {
      const client = clientAddress || "unknown";
      await failuresOfClient.consume(client);
      const account = digest(email.toLowerCase());
      const home = digest(`${account} ${clientAddress}`);
      const counted = (await known.knows(home)) ? home : account;
      await failures.consume(counted);
      return async () => {
        await failuresOfClient.refund(client);
        await failures.refund(counted);
        await known.remember(home, KNOWN_S);
      };
    },
  };
}
