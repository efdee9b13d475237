import { channel } from "node:diagnostics_channel";

export type ScalingTurn = {
  /** Waits for its share of the memory for pictures, of which there is one. */
  hold: (share: number) => Promise<void>;
};
/** `null` when too many wait already. */
export type TurnRequest = { turn?: Promise<ScalingTurn | null> };

const NAME = "site:scaling";
const turns = channel(NAME);

/** Ends with the answer for which the picture is scaled. Without server.ts, as in development, nothing is bounded. */
export async function takeScalingTurn(): Promise<ScalingTurn | null> {
  const request: TurnRequest = {};
  turns.publish(request);
  return request.turn ?? { hold: async () => {} };
}

/** server.ts hears of what happens in Next.js's bundles, which share no variables with it. */
export const SCALING = NAME;
