import { channel } from "node:diagnostics_channel";

export type RevalidationEvent = {
  /** Pages that wait to be rendered again, or are being rendered. */
  waiting?: number;
  result?: "succeeded" | "failed";
  /** From the change in the CMS until its last page was new. */
  visibleAfterMs?: number;
};

/** For server.ts: code in Next.js's bundles shares no variables with it. */
export const REVALIDATION_CHANNEL = "site:revalidations";

const events = channel(REVALIDATION_CHANNEL);

export const publishRevalidation = (event: RevalidationEvent): void => events.publish(event);
