/** The site's HTTP server. The client address comes from the connection and trusted proxies only. */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { clientAddress, webSettings } from "@repo/settings";
import next from "next";
import { compress } from "./server/compress.ts";
import { ERROR_DIGEST, secureAnswers, type WriteHead } from "./server/secure-answers.ts";

const DRAIN_MS = 8_000;
/** Longer than any response takes. */
const IDLE_MS = 120_000;
const RETRY_AFTER_S = "10";
const { host, webPort, siteUrl, trustedProxies } = webSettings(process.env);

const app = next({ dev: false, dir: fileURLToPath(new URL(".", import.meta.url)), hostname: host, port: webPort });
await app.prepare();
const handle = app.getRequestHandler();
const secure = secureAnswers(siteUrl);

const server = createServer((request, response) => {
  const { headers, socket } = request;
  headers["x-client-address"] = clientAddress(
    trustedProxies,
    socket.remoteAddress,
    headers["x-forwarded-for"]?.toString(),
  );
  headers["x-request-id"] = randomUUID();
  response.setHeader("x-request-id", headers["x-request-id"]);
  delete headers[ERROR_DIGEST];
  // Next.js sets headers twice when it renders a page for its first visitor; a doubled Location is invalid.
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    String(response.getHeader(name)) === String(value) ? response : append(name, value);
  // Next.js drops the Location of a cached page that has become a redirect: removed entries lead to their list.
  const writeHead = response.writeHead.bind(response) as WriteHead;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 307 && !response.hasHeader("location"))
      response.setHeader("Location", path.posix.dirname(pathOf(request)));
    if (status !== 500) return writeHead(status, ...rest);
    const { [ERROR_DIGEST]: digest, "x-request-id": id } = headers;
    if (digest !== "CMS_UNAVAILABLE") {
      console.error(`Request ${id}: ${request.method} ${pathOf(request)} answers 500${digest ? `: ${digest}` : ""}`);
      return writeHead(status, ...rest);
    }
    // The page was never rendered, and can't be while the CMS is down.
    response.setHeader("Retry-After", RETRY_AFTER_S);
    return writeHead(503, ...rest);
  };
  // scripts/start.ts may be rendering with content from before the change.
  if (request.url === "/api/revalidate") process.send?.("changed");
  compress(request, response);
  secure(request, response);
  if (!isDecodable(pathOf(request))) return refuse(response);
  handle(request, response);
});

// Node.js allows five minutes for a request; close idle connections sooner.
server.timeout = IDLE_MS;

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `WEB_PORT: port ${webPort} is taken.` : error.message);
  process.exit(1);
});
server.listen(webPort, host, () => console.log(`Site on http://${host}:${webPort}`));

function isDecodable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

function refuse(response: ServerResponse): void {
  const error = { code: "BAD_REQUEST", message: "The address can't be read." };
  response.writeHead(400, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify({ error }));
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  });
}
