import { randomInt } from "node:crypto";
import getPort from "get-port";

/** Stays below the ephemeral range, so that no outgoing connection takes the port before it is listened on. */
export function freePort(): Promise<number> {
  return getPort({ port: randomInt(20_000, 32_000) });
}

export async function freePorts() {
  const next = async () => String(await freePort());
  return { WEB_PORT: await next(), CMS_PORT: await next(), SMTP_PORT: await next(), MAILDEV_WEB_PORT: await next() };
}
