import { AsyncLocalStorage } from "node:async_hooks";
import { Readable } from "node:stream";
import SMTPTransport from "nodemailer/lib/smtp-transport";

type Send = Parameters<SMTPTransport["send"]>;
type Message = Send[0]["message"];

/** What is known of a mail on its way, and what is asked of it there. */
export type Delivery = {
  /** Whether the server has taken connection and sign-in: what it refuses from then on is this mail. */
  serverIsThere: boolean;
  /** Whether the server has got the whole mail. */
  handedOver: boolean;
  /** Whether nobody waits any more, so that the mail may not go out. */
  isOver: boolean;
  /** Asked once the server wants the text. */
  mayGo?: () => Promise<boolean>;
  /** Called in the moment before the last line of the mail goes out. */
  onHandover?: () => void;
};

/** The delivery that is under way, for which the email plugin has no words. */
export const deliveries = new AsyncLocalStorage<Delivery>();

/** Nodemailer's own transport, which tells how far a mail has come. */
export class SmtpTransport extends SMTPTransport {
  override send(mail: Send[0], callback: Send[1]): void {
    const delivery = deliveries.getStore();
    if (delivery) watch(mail.message, delivery);
    super.send(mail, callback);
  }
}

/** Nodemailer asks for the text before it names the sender, and reads it once the server wants it. */
function watch(message: Message, delivery: Delivery): void {
  const read = message.createReadStream.bind(message);
  message.createReadStream = () => {
    delivery.serverIsThere = true;
    return Readable.from(lines()) as ReturnType<Message["createReadStream"]>;
  };

  async function* lines() {
    const mayGo = delivery.mayGo ? await delivery.mayGo() : true;
    if (!delivery.isOver && mayGo) yield* read();
    // A mail without its last line is none.
    if (delivery.isOver || !mayGo) throw new Error("Nobody wants this mail to go any more.");
    delivery.handedOver = true;
    delivery.onHandover?.();
  }
}
