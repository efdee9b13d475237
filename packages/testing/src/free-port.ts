import { freePorts as chooseFreePorts } from "../../process/instance/free-ports.ts";

export async function freePort(): Promise<number> {
  const [port] = (await chooseFreePorts(1)) as [number];
  return port;
}

export async function freePorts() {
  const [web, cms, smtp, mails] = await chooseFreePorts(4);
  return { WEB_PORT: `${web}`, CMS_PORT: `${cms}`, SMTP_PORT: `${smtp}`, MAILDEV_WEB_PORT: `${mails}` };
}
