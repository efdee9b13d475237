import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import { webSettings } from "@repo/process/settings";
import { publish } from "../watch/channels.ts";

const TIMEOUT_MS = 1_000;
const PAUSE_MS = 1_000;

let asking: Promise<boolean> | undefined;

export async function isCmsReady(): Promise<boolean> {
  asking ??= ask().then((isReady) => {
    if (isReady) asking = undefined;
    else setTimeout(() => (asking = undefined), PAUSE_MS).unref();
    return isReady;
  });
  const isReady = await asking;
  if (!isReady) publish("site:cms-not-ready");
  return isReady;
}

/** Doesn't use `fetch`: Next.js patches it, and would make the request part of the page that is being rendered. */
async function ask(): Promise<boolean> {
  const started = performance.now();
  const address = new URL("/_ready", webSettings(process.env).cmsUrl);
  const { get } = address.protocol === "https:" ? https : http;
  const request = get(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const status: number = await once(request, "response").then(
    ([response]) => response.resume().statusCode,
    () => 503,
  );
  const failed = status >= 300;
  publish("site:cms-requests", { failed, milliseconds: performance.now() - started });
  return !failed;
}
