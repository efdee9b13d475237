import type { IncomingMessage } from "node:http";
import type { webSettings } from "@repo/settings";
import type { Answer } from "./answer.ts";
import type { Metrics } from "./metrics.ts";

/** What stages know of the site that they stand in front of. */
export type Site = {
  settings: ReturnType<typeof webSettings>;
  /** Of the app and of its build, both absolute. */
  appDir: string;
  distDir: string;
  metrics: Metrics | undefined;
  isDraining: () => boolean;
  isDiskWritable: () => Promise<boolean>;
  /** Next.js, whose promise ends after all work for the request. */
  handle: (request: IncomingMessage, answer: Answer) => Promise<void>;
};

/** As middlewares of Connect and Express: answers, or calls `next`. */
export type Stage = (request: IncomingMessage, answer: Answer, next: () => void) => void;

/** @returns what passes a request through `stages`, until one of them answers. */
export function inOrder(stages: Stage[]): (request: IncomingMessage, answer: Answer) => void {
  return (request, answer) => {
    const pass = (index: number): void => stages[index]?.(request, answer, () => pass(index + 1));
    pass(0);
  };
}

export function answerJson(answer: Answer, status: number, body: object): void {
  answer.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  answer.end(JSON.stringify(body));
}

export function answerError(answer: Answer, status: number, code: string, message: string): void {
  answerJson(answer, status, { error: { code, message } });
}
