/** The site's HTTP server. The client address comes from the connection and trusted proxies only. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { clientAddress, webSettings } from "@repo/settings";
import next from "next";
import { joinReplicas } from "./cache/replicas.ts";
import { isDecodable, pathOf } from "./server/addresses.ts";
import { compress } from "./server/compress.ts";
import { mendAnswer } from "./server/mend-answers.ts";
import { revalidateAll } from "./server/revalidate-all.ts";
import { ERROR_DIGEST, secureAnswers } from "./server/secure-answers.ts";
import { staticFiles } from "./server/static-files.ts";
import { tellOutage } from "./server/tell-outages.ts";

const DRAIN_MS = 8_000;
/** Longer than any response takes. */
const IDLE_MS = 120_000;
const settings = webSettings(process.env);
const { host, webPort, siteUrl, trustedProxies, redisUrl } = settings;
const dir = fileURLToPath(new URL(".", import.meta.url));
const distDir = path.join(dir, process.env.WEB_DIST_DIR ?? ".next");

if (redisUrl) {
  joinReplicas({
    url: redisUrl,
    buildId: await readFile(path.join(distDir, "BUILD_ID"), "utf8"),
    since: Number(process.env.RENDERED_AT ?? Date.now()),
    onGap: () => revalidateAll(settings),
  });
}

const app = next({ dev: false, dir, hostname: host, port: webPort });
await app.prepare();
const handle = app.getRequestHandler();
const secure = secureAnswers(siteUrl);
const serveStatic = staticFiles(distDir);

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
  mendAnswer(request, response);
  tellOutage(request, response);
  // scripts/start.ts may be rendering with content from before the change.
  if (request.url === "/api/revalidate") process.send?.("changed");
  compress(request, response);
  secure(request, response);
  if (!isDecodable(pathOf(request))) return refuse(response);
  serveStatic(request, response, () => handle(request, response));
});

// Node.js allows five minutes for a request; close idle connections sooner.
server.timeout = IDLE_MS;

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `WEB_PORT: port ${webPort} is taken.` : error.message);
  process.exit(1);
});
server.listen(webPort, host, () => console.log(`Site on http://${host}:${webPort}`));

function refuse(response: ServerResponse): void {
  const error = { code: "BAD_REQUEST", message: "The address can't be read." };
  response.writeHead(400, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify({ error }));
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
