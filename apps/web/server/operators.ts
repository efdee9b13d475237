import type { IncomingMessage, ServerResponse } from "node:http";
import { isBearer, type RotatingSecret } from "@repo/settings";
import type { Metrics } from "./metrics.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

type Terms = {
  metrics: Metrics | undefined;
  metricsToken: RotatingSecret | undefined;
  isDraining: () => boolean;
  isDiskWritable: () => Promise<boolean>;
};

/** Addresses that are this server's rather than Next.js's: what they tell is known here. For GET and HEAD. */
export function operatorAddresses(terms: Terms): Record<string, Handler> {
  const { metrics, metricsToken, isDraining, isDiskWritable } = terms;
  const ready = async (_request: IncomingMessage, response: ServerResponse) => {
    if (isDraining()) answer(response, 503, { status: "draining" });
    else if (!(await isDiskWritable())) answer(response, 503, { status: "no-disk" });
    else answer(response, 200, { status: "ready" });
  };
  if (!metrics || !metricsToken) return { "/api/ready": ready };

  return {
    "/api/ready": ready,
    async "/api/metrics"(request, response) {
      if (!isBearer(request.headers.authorization, metricsToken)) {
        response.setHeader("WWW-Authenticate", "Bearer");
        return answer(response, 401, {
          error: { code: "UNAUTHENTICATED", message: "This address requires the metrics token." },
        });
      }
      const text = await metrics.registry.metrics();
      response.writeHead(200, { "Content-Type": metrics.registry.contentType, "Cache-Control": "no-store" }).end(text);
    },
  };
}

export function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}
