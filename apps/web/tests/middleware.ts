import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { webSettings } from "@repo/process/settings";
import { onTestFinished } from "vitest";
import { compose, type Middleware, type Site } from "../server/request/middleware.ts";
import { SiteResponse } from "../server/request/site-response.ts";
import { PREVIEW_SECRET, SECRET, SITE_TOKEN } from "./site";

/** Returns a site for middlewares that need nothing from Next.js. */
export function siteWith(settings: Record<string, string> = {}, distDir = ""): Site {
  return {
    settings: webSettings({ SITE_TOKEN, REVALIDATE_SECRET: SECRET, PREVIEW_SECRET, ...settings }),
    distDir,
    isDraining: () => false,
    isDiskWritable: async () => true,
    handle: async () => {},
  };
}

/** Serves these middlewares until the test has finished. `answer` handles what they pass on. */
export async function serveMiddleware(
  middlewares: Middleware[],
  answer: (answer: SiteResponse, request: IncomingMessage) => void,
) {
  const handler: Middleware = (request, response) => answer(response, request);
  const server = createServer({ ServerResponse: SiteResponse }, compose([...middlewares, handler])).listen(
    0,
    "127.0.0.1",
  );
  server.keepAliveTimeout = 0;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path = "/", init?: RequestInit) => fetch(origin + path, { redirect: "manual", ...init });
}
