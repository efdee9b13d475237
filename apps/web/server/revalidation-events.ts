import { channel } from "node:diagnostics_channel";

export type RevalidationEvent = {
  /** The number of pages that wait to be rendered again or are being rendered. */
  waiting?: number;
  result?: "succeeded" | "failed";
  /** The time from the change in the CMS until its last page was new. */
  visibleAfterMs?: number;
};

/** The channel to server.ts, which shares no variables with the code in Next.js's bundles. */
export const REVALIDATION_CHANNEL = "site:revalidations";

const events = channel(REVALIDATION_CHANNEL);

export const publishRevalidation = (event: RevalidationEvent): void => events.publish(event);
