import { randomInt } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const claims = new Set<string>();

/**
 * Returns distinct ports below the ephemeral range, so that no outgoing connection takes them. No other call of any
 * process gets them until this process ends.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(20_000, 32_000);
    if ((await isFree(port)) && claim(path.join(tmpdir(), `port-${port}`))) ports.push(port);
  }
  return ports;
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false)).listen(port, () => server.close(() => resolve(true)));
  });
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    if (claims.size === 0) process.once("exit", removeClaims);
    claims.add(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (isAlive(Number(readFileSync(file, "utf8")))) return false;
    rmSync(file, { force: true });
    return claim(file);
  }
}

function removeClaims(): void {
  for (const file of claims) rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
