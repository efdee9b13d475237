import type { IncomingMessage } from "node:http";

export function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

export function isDecodable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

/** Next.js answers its own pages of errors as such, with 500: to visitors they are addresses like any that is unknown. */
export function isErrorPage(address: string): boolean {
  return /^\/_(global-error|not-found|error)(\/|$)/.test(address);
}
