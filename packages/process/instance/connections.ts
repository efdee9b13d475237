import type { IncomingMessage, Server } from "node:http";

const IDLE_MS = 120_000;
/** Longer than the 60 seconds for which nginx keeps a connection: it would reuse one that is about to close. */
const KEEP_ALIVE_MS = 65_000;

/** Ends idle connections, and keeps a refused request from holding up the next one of its connection. */
export function keepConnections(server: Server): void {
  server.setTimeout(IDLE_MS);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on("request", (request, response) => response.once("finish", () => discardRest(request)));
}

/** Node.js does this itself, unless a parser has begun to read the body. */
function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  const read = () => {
    while (request.read() !== null);
  };
  request.on("readable", read);
  read();
}
