import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { keepConnections, SERVER_OPTIONS } from "@repo/process/instance/connections";
import { watchDisk } from "@repo/process/instance/disk";
import { drain } from "@repo/process/instance/drain";
import { webSettings } from "@repo/process/settings";
import next from "next";
import { joinReplicas } from "./cache/replicas.ts";
import { revalidateAll } from "./cache/revalidate-all.ts";
import { SiteResponse } from "./request/site-response.ts";
import { requestHandler } from "./steps.ts";
import { listen } from "./watch/channels.ts";
import { startLog } from "./watch/log.ts";
import { startMetrics } from "./watch/metrics.ts";

const settings = webSettings(process.env);
const { host, webPort, drainNoticeMs, metricsToken, logFormat, redisUrl } = settings;
const appDir = fileURLToPath(new URL("..", import.meta.url));
const distDir = path.join(appDir, process.env.WEB_DIST_DIR ?? ".next");
let draining = false;

startLog(logFormat);
if (redisUrl) {
  joinReplicas({
    url: redisUrl,
    buildId: await readFile(path.join(distDir, "BUILD_ID"), "utf8"),
    since: Number(process.env.RENDERED_AT ?? Date.now()),
    onGap: () => revalidateAll(settings),
  });
}

// Next.js leaves upgrade requests of the server it is given unanswered. This unused server never sends any.
const app = next({ dev: false, dir: appDir, hostname: host, port: webPort, httpServer: createServer() });
await app.prepare();

const passRequest = requestHandler(
  {
    settings,
    distDir,
    isDraining: () => draining,
    // A page that was only half written would be shown after the next start.
    isDiskWritable: watchDisk(distDir, (line) => console.warn(line)),
    handle: app.getRequestHandler(),
  },
  metricsToken ? startMetrics() : undefined,
);
const server = createServer({ ...SERVER_OPTIONS, ServerResponse: SiteResponse }, passRequest);
keepConnections(server);

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `WEB_PORT: port ${webPort} is taken.` : error.message);
  process.exit(1);
});
server.listen(webPort, host, () => console.log(`Site on http://${host}:${webPort}`));

async function end(noticeMs: number): Promise<void> {
  if (draining) return;
  draining = true;
  await drain(server, noticeMs);
  process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end(drainNoticeMs));
process.on("message", (message) => message === "replaced" && end(0));
// scripts/start.ts may be rendering content from before the change.
listen("site:content-changes", () => process.send?.("changed"));
