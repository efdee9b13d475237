/** The site's HTTP server. The client address comes from the connection and trusted proxies only. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { watchDisk } from "@repo/instance/disk";
import { drain } from "@repo/instance/drain";
import { clientAddress, isBearer, isProxy, requestId, webSettings } from "@repo/settings";
import next from "next";
import { joinReplicas } from "./cache/replicas.ts";
import { isDecodable, isErrorPage, pathOf } from "./server/addresses.ts";
import { boundHeaders } from "./server/bound-headers.ts";
import { boundScaling } from "./server/bound-scaling.ts";
import { compress } from "./server/compress.ts";
import { framePreviews } from "./server/frame-previews.ts";
import { currentRequest, startLog } from "./server/log.ts";
import { isMisspeltMedia, isScaledPicture } from "./server/media-addresses.ts";
import { mendAnswer } from "./server/mend-answers.ts";
import { isAllowed } from "./server/methods.ts";
import { startMetrics } from "./server/metrics.ts";
import { answer, operatorAddresses } from "./server/operators.ts";
import { revalidateAll } from "./server/revalidate-all.ts";
import { readRoutes } from "./server/routes.ts";
import { ERROR_DIGEST, secureAnswers } from "./server/secure-answers.ts";
import { staticFiles } from "./server/static-files.ts";
import { tellOutage } from "./server/tell-outages.ts";
import { watchAnswers } from "./server/watch-answers.ts";

const IDLE_MS = 120_000;
const settings = webSettings(process.env);
const { host, webPort, siteUrl, trustedProxies, drainNoticeMs, metricsToken, logFormat, redisUrl } = settings;
const dir = fileURLToPath(new URL(".", import.meta.url));
const distDir = path.join(dir, process.env.WEB_DIST_DIR ?? ".next");

startLog(logFormat);
if (redisUrl) {
  joinReplicas({
    url: redisUrl,
    buildId: await readFile(path.join(distDir, "BUILD_ID"), "utf8"),
    since: Number(process.env.RENDERED_AT ?? Date.now()),
    onGap: () => revalidateAll(settings),
  });
}

// Next.js takes upgrades from the server it is given, and leaves them unanswered: from this one come none.
const app = next({ dev: false, dir, hostname: host, port: webPort, httpServer: createServer() });
await app.prepare();
const handle = app.getRequestHandler();
const frame = framePreviews(settings, distDir);
const secure = secureAnswers(siteUrl, distDir);
const serveStatic = staticFiles(distDir);
const scale = boundScaling();

let draining = false;
const metrics = metricsToken ? startMetrics() : undefined;
// A page that is written by half would be shown after the next start.
const isDiskWritable = watchDisk(distDir, (line) => console.warn(line));
const own = operatorAddresses({ metrics, metricsToken, isDraining: () => draining, isDiskWritable });
const watch = watchAnswers(readRoutes(dir, process.env.WEB_DIST_DIR ?? ".next", Object.keys(own)), metrics);

const server = createServer((request, response) => {
  const { headers, socket } = request;
  headers["x-client-address"] = clientAddress(
    trustedProxies,
    socket.remoteAddress,
    headers["x-forwarded-for"]?.toString(),
  );
  const id = requestId(headers["x-request-id"], isProxy(trustedProxies, socket.remoteAddress));
  headers["x-request-id"] = id;
  response.setHeader("x-request-id", id);
  if (draining) response.setHeader("Connection", "close");
  delete headers[ERROR_DIGEST];
  boundHeaders(headers);
  watch(request, response, id);
  mendAnswer(request, response);
  tellOutage(request, response);
  // scripts/start.ts may be rendering with content from before the change.
  const isChange = request.url === "/api/revalidate" && isBearer(headers.authorization, settings.revalidateSecret);
  if (isChange) process.send?.("changed");
  compress(request, response);
  frame(request, response);
  secure(request, response);
  const address = pathOf(request);
  if (!isDecodable(address)) {
    return answer(response, 400, { error: { code: "BAD_REQUEST", message: "The address can't be read." } });
  }
  if (!isAllowed(request)) {
    response.setHeader("Allow", "GET, HEAD");
    return answer(response, 405, { error: { code: "METHOD_NOT_ALLOWED", message: "This address can only be read." } });
  }
  if (isErrorPage(address)) return void response.writeHead(307, { Location: "/" }).end();
  // Next.js answers a range that a file does not have with 500. No answer of its own is long enough for ranges.
  delete headers.range;
  const { url = "" } = request;
  if (isMisspeltMedia(url)) return void response.writeHead(404).end();
  const operator = /^(GET|HEAD)$/.test(request.method ?? "") ? own[address] : undefined;
  currentRequest.run({ requestId: id }, () => {
    if (operator) operator(request, response);
    else if (isScaledPicture(url)) scale(response, () => handle(request, response));
    else serveStatic(request, response, () => handle(request, response));
  });
});

// Node.js allows five minutes for a request; close idle connections sooner.
server.timeout = IDLE_MS;

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
// Another server has taken over on the same port, unnoticed by visitors.
process.on("message", (message) => message === "replaced" && end(0));
