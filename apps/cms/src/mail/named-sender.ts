import { company } from "@repo/brand";
import type { Core } from "@strapi/strapi";
import { cmsSettings } from "../settings";

/** Gives all mails, Strapi's own too, the firm's name as their sender. */
export function nameSender(strapi: Core.Strapi): void {
  const { provider } = strapi.plugin("email");
  const send = provider.send.bind(provider);
  const address = cmsSettings().mailFrom;
  provider.send = async (mail: object) => send({ ...mail, from: { name: company().name, address } });
}
