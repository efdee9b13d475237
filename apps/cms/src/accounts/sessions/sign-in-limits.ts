import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { createRateLimit } from "../../access/rate-limit";
import { cmsSettings } from "../../settings";

const KNOWN_S = 30 * 24 * 60 * 60;
/** Accounts share this many counters, so that made-up addresses fill no table. */
const COUNTERS = 4096;

const digest = (text: string) => createHash("sha256").update(text);

/**
 * Limits failures to sign in to dashboards and panel per client address, and per account, existing or not. Addresses
 * that signed in recently have their own counter, so that nobody can lock the owner out from elsewhere. Counts a failure
 * up front, for concurrent attempts; the result undoes that. @throws {RuleError} RATE_LIMITED
 */
export async function countSignIn(
  strapi: Core.Strapi,
  clientAddress: string,
  email: string,
): Promise<() => Promise<void>> {
  const { signInsPerMinute } = cmsSettings();
  const failuresOfClient = createRateLimit(strapi, "sign-in", signInsPerMinute);
  const failures = createRateLimit(strapi, "sign-in-failure", signInsPerMinute);
  const known = createRateLimit(strapi, "sign-in-known", 1);
  const client = clientAddress || "unknown";
  await failuresOfClient.consume(client);
  const account = email.toLowerCase();
  const home = digest(`${account} ${client}`).digest("base64url");
  const shared = String(digest(account).digest().readUInt32BE() % COUNTERS);
  const counted = (await known.knows(home)) ? home : shared;
  await failures.consume(counted);
  return async () => {
    await failuresOfClient.refund(client);
    await failures.refund(counted);
    await known.remember(home, KNOWN_S);
  };
}
