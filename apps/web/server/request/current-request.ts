import { AsyncLocalStorage } from "node:async_hooks";
import type { SiteResponse } from "./site-response.ts";

export const currentRequest = new AsyncLocalStorage<{
  requestId: string;
  response: SiteResponse;
  route?: string;
}>();
