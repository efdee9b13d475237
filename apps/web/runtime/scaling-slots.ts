import { channel } from "node:diagnostics_channel";

export type ScalingSlot = {
  /** Waits for its share of the memory for pictures, of which there is one. */
  reserve: (share: number) => Promise<void>;
};
/** `null` when too many wait already. */
export type SlotRequest = { slot?: Promise<ScalingSlot | null> };

/** For server.ts: code in Next.js's bundles shares no variables with it. */
export const SCALING_CHANNEL = "site:scaling";

const requests = channel(SCALING_CHANNEL);

/** Freed with the response for which the picture is scaled. Without server.ts, as in development, nothing is limited. */
export async function acquireScalingSlot(): Promise<ScalingSlot | null> {
  const request: SlotRequest = {};
  requests.publish(request);
  return request.slot ?? { reserve: async () => {} };
}
