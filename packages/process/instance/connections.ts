import type { Server } from "node:http";

const IDLE_MS = 120_000;
/** Longer than the 60 seconds for which nginx keeps a connection: it would reuse one that is about to close. */
const KEEP_ALIVE_MS = 65_000;

/** Ends idle connections, and keeps a refused request from holding up the next one of its connection. */
export function keepConnections(server: Server): void {
  server.setTimeout(IDLE_MS);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Node.js discards what is unread of a body, unless a parser has begun to read it.
  server.on("request", (request, response) =>
    response.once("finish", () => request.removeAllListeners("data").unpipe().resume()),
  );
}
