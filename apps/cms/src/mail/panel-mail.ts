import type { Core } from "@strapi/strapi";
import { sendMail } from "./smtp";

const PATIENCE_MS = 20_000;

type PluginMail = { to: string; replyTo?: string; subject: string; text?: string; html?: string };

/** What the panel itself sends, such as the way back in for who forgot a password, leaves by the same door. */
export function registerPanelMail(strapi: Core.Strapi): void {
  strapi.config.set("plugin::email.provider", "smtp");
  strapi.plugin("email").provider = {
    send: ({ to: recipient, replyTo, subject, text, html }: PluginMail) =>
      sendMail({ recipient, replyTo, subject, text, html }, { patienceMs: PATIENCE_MS }),
  };
}
