import type { Core } from "@strapi/strapi";
import type { MailMessage } from "./layout";

/** A mail that the outbox is sending. `application` is the documentId of what it is about. */
export type QueuedMail = MailMessage & {
  id: number;
  documentId: string;
  application: string;
  skipsRejected: boolean | null;
};

/** The row of a mail, as long as nobody else has begun to send it. */
export type Claim = { id: number; attempts: number };

export type Completed = {
  mail: QueuedMail;
  /** Runs once the server has accepted the mail, and calls `note` once: false means deleted, or another attempt's. */
  whenSent?: (note: () => Promise<boolean>) => Promise<void>;
};

export type MailKind = {
  /** Fills in what isn't stored with the mail. Runs at each attempt. */
  complete?(strapi: Core.Strapi, mail: QueuedMail): Promise<Completed>;
  isWanted?(strapi: Core.Strapi, mail: QueuedMail): Promise<boolean>;
  /** Deletes a mail that isn't wanted, with what else is stored about it. By default, only the mail is deleted. */
  drop?(strapi: Core.Strapi, claim: Claim, mail: QueuedMail): Promise<void>;
};

const kinds = new Map<MailMessage["template"], MailKind>();

export function registerMailKind(template: MailMessage["template"], kind: MailKind): void {
  kinds.set(template, kind);
}

export const mailKind = (template: MailMessage["template"]): MailKind => kinds.get(template) ?? {};
