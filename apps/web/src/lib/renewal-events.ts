import { channel } from "node:diagnostics_channel";

/** What becomes of pages that a change has made old. */
export type RenewalEvent = {
  /** Pages that are still to be made anew, or are just being made. */
  waiting?: number;
  result?: "renewed" | "failed";
  /** From the change in the CMS until its last page was new. */
  visibleAfterMs?: number;
};

const NAME = "site:renewals";
const renewals = channel(NAME);

export const tellRenewal = (event: RenewalEvent): void => renewals.publish(event);

/** server.ts hears of what happens in Next.js's bundles, which share no variables with it. */
export const RENEWALS = NAME;
