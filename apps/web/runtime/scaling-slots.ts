import { channel } from "node:diagnostics_channel";

export type ScalingSlot = {
  /** Waits until `share` of the memory for pictures is free. All of it is 1. */
  reserve: (share: number) => Promise<void>;
};
/** The slot is `null` when too many requests wait already. */
export type SlotRequest = { slot?: Promise<ScalingSlot | null> };

/** The channel to server.ts, which shares no variables with the code in Next.js's bundles. */
export const SCALING_CHANNEL = "site:scaling";

const requests = channel(SCALING_CHANNEL);

/** Resolves to a slot that is freed once the picture is scaled. Without server.ts, as in development, nothing waits. */
export async function acquireScalingSlot(): Promise<ScalingSlot | null> {
  const request: SlotRequest = {};
  requests.publish(request);
  return request.slot ?? { reserve: async () => {} };
}
