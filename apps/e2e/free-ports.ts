import { randomInt } from "node:crypto";
import getPort from "get-port";

/** Four ports for one more product, below those from which connections go out, so that they stay free until it starts. */
export async function freePorts(): Promise<Record<string, string>> {
  const next = async () => String(await getPort({ port: randomInt(20_000, 32_000) }));
  return {
    WEB_PORT: await next(),
    CMS_PORT: await next(),
    SMTP_PORT: await next(),
    MAILDEV_WEB_PORT: await next(),
  };
}
