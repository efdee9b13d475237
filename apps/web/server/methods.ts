import type { IncomingMessage } from "node:http";
import { pathOf } from "./addresses.ts";

/** The form of a page that works without JavaScript: blog/refresh/route.ts. */
const FORM = "/blog/refresh";

/** Pages and files are read; to some other methods Next.js gives no answer. */
export function isAllowed(request: IncomingMessage): boolean {
  const { method = "" } = request;
  const address = pathOf(request);
  return /^(GET|HEAD)$/.test(method) || address.startsWith("/api/") || (method === "POST" && address === FORM);
}
