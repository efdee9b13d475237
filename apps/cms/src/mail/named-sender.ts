import { cmsSettings } from "@repo/process/settings";
import type { Core } from "@strapi/strapi";
import { firmName } from "./firm-name";

/** Mails come from the firm by its name, Strapi's own among them. */
export function nameSender(strapi: Core.Strapi): void {
  const { provider } = strapi.plugin("email");
  const send = provider.send.bind(provider);
  const address = cmsSettings(process.env).mailFrom;
  provider.send = async (mail: object) => send({ ...mail, from: { name: await firmName(strapi), address } });
}
