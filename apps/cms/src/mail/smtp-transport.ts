import { AsyncLocalStorage } from "node:async_hooks";
import { Readable } from "node:stream";
import SMTPTransport from "nodemailer/lib/smtp-transport";

type Send = Parameters<SMTPTransport["send"]>;
type Message = Send[0]["message"];

export type Delivery = {
  /** True once connected and signed in: from here on, a refusal concerns this mail only. */
  serverIsThere: boolean;
  handedOver: boolean;
  isOver: boolean;
  mayGo?: () => Promise<boolean>;
  /** Called when the server has all but the end of the text. */
  beforeEnd?: () => Promise<void>;
  onHandover?: () => void;
};

/** Carries the delivery past the email plugin, which has no parameter for it. */
export const deliveries = new AsyncLocalStorage<Delivery>();

export class SmtpTransport extends SMTPTransport {
  override send(mail: Send[0], callback: Send[1]): void {
    const delivery = deliveries.getStore();
    if (delivery) watch(mail.message, delivery);
    super.send(mail, callback);
  }
}

/** Nodemailer creates the stream before MAIL FROM, and reads it once the server is ready for the text. */
function watch(message: Message, delivery: Delivery): void {
  const read = message.createReadStream.bind(message);
  message.createReadStream = () => {
    delivery.serverIsThere = true;
    return Readable.from(lines()) as ReturnType<Message["createReadStream"]>;
  };

  async function* lines() {
    const mayGo = delivery.mayGo ? await delivery.mayGo() : true;
    if (!delivery.isOver && mayGo) yield* read();
    // After a refusal, Nodemailer still reads the rest, but nobody gets it.
    if (!delivery.isOver && mayGo) await delivery.beforeEnd?.();
    // A mail without its terminating line is discarded by the server.
    if (delivery.isOver || !mayGo) throw new Error("This mail was cancelled.");
    delivery.handedOver = true;
    delivery.onHandover?.();
  }
}
