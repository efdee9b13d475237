import { randomInt } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";

/**
 * Stays below the ephemeral range, so that no outgoing connection takes the port before it is listened on. No other call
 * gets it until this process ends.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await getPort({ port: randomInt(20_000, 32_000) });
    if (claim(path.join(tmpdir(), `port-${port}`))) return port;
  }
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (isAlive(Number(readFileSync(file, "utf8")))) return false;
    rmSync(file, { force: true });
    return claim(file);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export async function freePorts() {
  const next = async () => String(await freePort());
  return { WEB_PORT: await next(), CMS_PORT: await next(), SMTP_PORT: await next(), MAILDEV_WEB_PORT: await next() };
}
