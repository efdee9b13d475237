/** The site's HTTP server: Next.js, told the visitor's address by the connection and not by what a visitor says. */
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { webSettings } from "@repo/settings";
import next from "next";

const DRAIN_MS = 8_000;
const { host, webPort } = webSettings(process.env);

const app = next({ dev: false, dir: fileURLToPath(new URL(".", import.meta.url)), hostname: host, port: webPort });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  request.headers["x-client-address"] = request.socket.remoteAddress ?? "unknown";
  handle(request, response);
});

server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `WEB_PORT: port ${webPort} is taken.` : error.message);
  process.exit(1);
});
server.listen(webPort, host, () => console.log(`Site on http://${host}:${webPort}`));

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
