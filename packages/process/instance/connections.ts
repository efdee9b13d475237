import type { IncomingMessage, Server } from "node:http";

const IDLE_MS = 120_000;

export const SERVER_OPTIONS = {
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than the 60 seconds for which nginx keeps a connection: it would reuse one that is about to close. */
  keepAliveTimeout: 65_000,
};

/** A sender that is cut off earlier never sees why it was refused. */
const DISCARDED_BYTES = 64 * 1024 ** 2;

export function keepConnections(server: Server): void {
  server.setTimeout(IDLE_MS);
  server.on("request", (request, response) => response.once("finish", () => discardRest(request)));
}

/** Node.js does this itself, unless a parser has begun to read the body. */
function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  let left = DISCARDED_BYTES;
  const read = () => {
    for (let piece = request.read(); piece !== null; piece = request.read()) left -= piece.length;
    if (left < 0) request.destroy();
  };
  request.on("readable", read);
  read();
}
