import { subscribe } from "node:diagnostics_channel";
import type { CmsCallEvent } from "@repo/cms-client/fetch-cms";
import { tracing } from "@repo/process/tracing";

/** Adds requests to the CMS from Next.js's bundles to the trace of the visitor's request. */
export function traceCalls(): void {
  const traced = tracing();
  if (!traced) return;
  subscribe("cms-client:calls", (message) => {
    const event = message as CmsCallEvent;
    const call = traced.call(event.method, event.url);
    Object.assign(event.headers, call.headers);
    event.end = call.end;
  });
}
