import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { createRateLimit } from "../rate-limit";

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * Limits of signing in by minute: all tries of a client address, and the failures of an account, whether there is
 * such an account or not.
 */
export function createSignInLimits(strapi: Core.Strapi, perMinute: number) {
  const byAddress = createRateLimit(strapi, "sign-in", perMinute);
  const byAccount = createRateLimit(strapi, "sign-in-failure", perMinute);

  return {
    /**
     * Counts a try as a failure, so that tries at the same moment are all counted.
     * @returns what takes it back when it has succeeded.
     * @throws {RuleError} RATE_LIMITED
     */
    async take(clientAddress: string, email: string): Promise<() => Promise<void>> {
      await byAddress.consume(clientAddress || "unknown");
      const account = digest(email.toLowerCase());
      await byAccount.consume(account);
      return () => byAccount.refund(account);
    },
  };
}
