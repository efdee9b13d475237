import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePorts } from "../../process/instance/free-ports.ts";

export async function freePort(): Promise<number> {
  for (;;) {
    const [port] = (await freePorts(1)) as [number];
    if (claim(path.join(tmpdir(), `port-${port}`))) return port;
  }
}

export async function claimedPorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}

export async function productPorts() {
  const [web, cms, smtp, mails] = await claimedPorts(4);
  return { WEB_PORT: `${web}`, CMS_PORT: `${cms}`, SMTP_PORT: `${smtp}`, MAILDEV_WEB_PORT: `${mails}` };
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
