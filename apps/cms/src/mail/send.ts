import type { Core } from "@strapi/strapi";
import { type Delivery, deliveries } from "./smtp-transport";

export type Letter = { recipient: string; replyTo?: string; subject: string; text?: string; html?: string };

type Terms = Pick<Delivery, "mayGo" | "onHandover"> & {
  /** How long sending may take in all. */
  timeoutMs: number;
  messageId?: string;
};

type SendError = { code?: string; responseCode?: number; command?: string };

/** Why a mail was not sent: codes alone, since a server's words quote addresses. */
export class MailFailure extends Error {
  constructor({ code, responseCode, command }: SendError, delivery: Delivery) {
    super([code, responseCode, command].filter(Boolean).join(" "));
    this.handedOver = delivery.handedOver && !responseCode;
    this.isServerDown = !delivery.serverIsThere;
    this.isRefused = delivery.serverIsThere && Boolean(responseCode && responseCode >= 500);
  }

  /** Whether the server has got the whole mail, and just its answer is missing. */
  readonly handedOver: boolean;
  /** Whether the server has not even let us in, so that no other mail will fare better. */
  readonly isServerDown: boolean;
  /** Whether the server refuses this mail for good. */
  readonly isRefused: boolean;
}

/**
 * Sends a mail through Strapi's email plugin.
 * @returns once the server has accepted it.
 * @throws {MailFailure}
 */
export async function sendMail(
  strapi: Core.Strapi,
  { recipient: to, replyTo, subject, text, html }: Letter,
  { timeoutMs, messageId, mayGo, onHandover }: Terms,
): Promise<void> {
  const delivery: Delivery = { serverIsThere: false, handedOver: false, isOver: false, mayGo, onHandover };
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      deliveries.run(delivery, () =>
        strapi.plugin("email").service("email").send({ to, replyTo, subject, text, html, messageId }),
      ),
      new Promise((_, reject) => {
        timer = setTimeout(() => reject({ code: "ETIMEDOUT" }), timeoutMs);
      }),
    ]);
  } catch (error) {
    throw new MailFailure(error as SendError, delivery);
  } finally {
    delivery.isOver = true;
    clearTimeout(timer);
  }
}
