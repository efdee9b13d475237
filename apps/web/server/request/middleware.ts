import type { IncomingMessage } from "node:http";
import type { webSettings } from "@repo/process/settings";
import type { SiteResponse } from "./site-response.ts";

export type Site = {
  settings: ReturnType<typeof webSettings>;
  distDir: string;
  isDraining: () => boolean;
  isDiskWritable: () => Promise<boolean>;
  handle: (request: IncomingMessage, response: SiteResponse) => Promise<void>;
};

export type Middleware = (request: IncomingMessage, response: SiteResponse, next: () => void) => void;

export function compose(middlewares: Middleware[]): (request: IncomingMessage, response: SiteResponse) => void {
  return (request, response) => {
    const pass = (index: number): void => middlewares[index]?.(request, response, () => pass(index + 1));
    pass(0);
  };
}

export function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

export function sendJson(response: SiteResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}

export function sendError(response: SiteResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { error: { code, message } });
}
