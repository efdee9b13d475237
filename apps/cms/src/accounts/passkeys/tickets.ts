import type { Core } from "@strapi/strapi";
import { createRateLimit } from "../../access/rate-limit";
import { signed, verified } from "../tokens";

const LIFE_S = 5 * 60;

type Purpose = "passkey-creation" | "passkey-sign-in";

/** `account` and `passwordDigest` are missing where any account's passkey may answer. */
export type Ticket = { challenge: string; account?: number; passwordDigest?: string };

/** Tickets are signed, so that a challenge needs no row before it is answered. */
export const writeTicket = (purpose: Purpose, ticket: Ticket): string =>
  signed({ ...ticket }, { audience: purpose, expiresIn: LIFE_S });

/** Returns null for a ticket that is forged, expired, for another purpose, or used before on any replica. */
export async function redeemTicket(strapi: Core.Strapi, purpose: Purpose, text: string): Promise<Ticket | null> {
  const ticket = verified<Ticket>(text, { audience: purpose });
  const used = createRateLimit(strapi, "passkey-ticket", 1, LIFE_S);
  return ticket && (await used.isFirst(ticket.challenge)) ? ticket : null;
}
