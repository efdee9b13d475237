import { cmsSettings } from "@repo/process/settings";
import type { Core } from "@strapi/strapi";
import { firmName } from "./firm-name";

/** Gives all mails, Strapi's own too, the firm's name as their sender. */
export function nameSender(strapi: Core.Strapi): void {
  const { provider } = strapi.plugin("email");
  const send = provider.send.bind(provider);
  const address = cmsSettings(process.env).mailFrom;
  provider.send = async (mail: object) => send({ ...mail, from: { name: await firmName(strapi), address } });
}
