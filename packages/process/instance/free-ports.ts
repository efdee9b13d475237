import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Returns distinct ports below the ephemeral range, so that no outgoing connection takes them. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    const free = await new Promise((resolve) => {
      server.once("error", () => resolve(false)).listen(port, () => server.close(() => resolve(true)));
    });
    if (free) ports.add(port);
  }
  return [...ports];
}
