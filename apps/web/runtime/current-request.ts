import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { Trace } from "@repo/process/tracing";

/** The request that is being answered, for what is logged and rendered meanwhile. */
export const currentRequest = new AsyncLocalStorage<{
  requestId: string;
  response: ServerResponse;
  trace: Trace | undefined;
  /** The route in the dashboards' table of operations, where one route of Next.js stands for several. */
  route?: string;
}>();
