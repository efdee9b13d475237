import { createHash } from "node:crypto";
import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";
import { createRateLimit } from "../access/rate-limit";

const KEPT_SECONDS = 24 * 60 * 60;

/** Sends nothing for a key that has succeeded. It keeps only digests, for a day. @throws {RuleError} */
export async function sendOnce(
  strapi: Core.Strapi,
  called: string,
  { key, content }: { key: string | undefined; content: unknown },
  send: () => Promise<void>,
): Promise<void> {
  if (!key) return send();
  const underWay = createRateLimit(strapi, `${called}-under-way`, 1);
  const sent = createRateLimit(strapi, `${called}-sent`, 1);
  const [ofKey, ofBoth] = [digestOf(key), digestOf([key, content])];
  await underWay.consume(ofKey).catch((error) => {
    if (!(error instanceof RuleError)) throw error;
    throw new RuleError("IDEMPOTENCY_CONFLICT", `This ${called} is already being sent.`);
  });
  try {
    if (await sent.knows(ofBoth)) return;
    if (await sent.knows(ofKey)) {
      throw new RuleError("IDEMPOTENCY_MISMATCH", `This Idempotency-Key belongs to another ${called}.`);
    }
    await send();
    for (const digest of [ofBoth, ofKey]) await sent.remember(digest, KEPT_SECONDS);
  } finally {
    await underWay.forget(ofKey);
  }
}

const digestOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
