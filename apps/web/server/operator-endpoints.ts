import { isBearer } from "@repo/settings";
import { pathOf } from "./addresses.ts";
import type { Answer } from "./answer.ts";
import { answerError, answerJson, type Site, type Stage } from "./stage.ts";

export const OPERATOR_ENDPOINTS = ["/api/ready", "/api/metrics"];

/** Answered here, since Next.js knows neither. Without a token there are no metrics. */
export function operatorEndpoints({ settings, metrics, isDraining, isDiskWritable }: Site): Stage {
  const { metricsToken } = settings;

  async function answerReady(answer: Answer) {
    if (isDraining()) answerJson(answer, 503, { status: "draining" });
    else if (!(await isDiskWritable())) answerJson(answer, 503, { status: "no-disk" });
    else answerJson(answer, 200, { status: "ready" });
  }

  return async (request, answer, next) => {
    const path = /^(GET|HEAD)$/.test(request.method ?? "") ? pathOf(request) : "";
    if (path === "/api/ready") await answerReady(answer);
    else if (path !== "/api/metrics" || !metrics || !metricsToken) next();
    else if (isBearer(request.headers.authorization, metricsToken)) {
      const text = await metrics.registry.metrics();
      answer.writeHead(200, { "Content-Type": metrics.registry.contentType, "Cache-Control": "no-store" }).end(text);
    } else {
      answer.setHeader("WWW-Authenticate", "Bearer");
      answerError(answer, 401, "UNAUTHENTICATED", "This address requires the metrics token.");
    }
  };
}
