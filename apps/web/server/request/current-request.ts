import { AsyncLocalStorage } from "node:async_hooks";
import type { SiteResponse } from "./site-response.ts";

/** The request that is being answered, for what is logged and rendered meanwhile. */
export const currentRequest = new AsyncLocalStorage<{
  requestId: string;
  response: SiteResponse;
  /** The route in the dashboards' table of operations, where one route of Next.js stands for several. */
  route?: string;
}>();
