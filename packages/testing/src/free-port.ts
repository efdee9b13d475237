import { randomInt } from "node:crypto";
import getPort from "get-port";

/** A port that stays free until it is listened on: below those from which connections go out. */
export function freePort(): Promise<number> {
  return getPort({ port: randomInt(20_000, 32_000) });
}

/** The ports of a whole product, as settings. */
export async function freePorts() {
  const next = async () => String(await freePort());
  return { WEB_PORT: await next(), CMS_PORT: await next(), SMTP_PORT: await next(), MAILDEV_WEB_PORT: await next() };
}
