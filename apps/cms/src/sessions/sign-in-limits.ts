import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { createRateLimit } from "../rate-limit";

const KNOWN_S = 30 * 24 * 60 * 60;

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * Limits of signing in by minute: all tries of a client address, and the failures of an account, whether there is
 * such an account or not. An address that the account has signed in from lately has failures of its own, so that
 * nobody can lock the account's owner out by failing from elsewhere.
 */
export function createSignInLimits(strapi: Core.Strapi, perMinute: number) {
  const tries = createRateLimit(strapi, "sign-in", perMinute);
  const failures = createRateLimit(strapi, "sign-in-failure", perMinute);
  const known = createRateLimit(strapi, "sign-in-known", 1);

  return {
    /**
     * Counts a try as a failure, so that tries at the same moment are all counted.
     * @returns what is to be called when it has succeeded.
     * @throws {RuleError} RATE_LIMITED
     */
    async take(clientAddress: string, email: string): Promise<() => Promise<void>> {
      await tries.consume(clientAddress || "unknown");
      const account = digest(email.toLowerCase());
      const home = digest(`${account} ${clientAddress}`);
      const counted = (await known.knows(home)) ? home : account;
      await failures.consume(counted);
      return async () => {
        await failures.refund(counted);
        await known.remember(home, KNOWN_S);
      };
    },
  };
}
