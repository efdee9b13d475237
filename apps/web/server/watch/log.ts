import { format, stripVTControlCharacters } from "node:util";
import { redact, type webSettings } from "@repo/process/settings";
import { type Level, type Logger, type LoggerOptions, pino, stdTimeFunctions } from "pino";
import pretty from "pino-pretty";
import { currentRequest } from "../request/current-request.ts";

type Line = { error?: unknown; message?: string; [field: string]: unknown };
type Format = ReturnType<typeof webSettings>["logFormat"];

let log: Logger;
let isText = false;

export function startLog(format: Format): void {
  isText = format === "text";
  const options: LoggerOptions = {
    base: { name: "web" },
    messageKey: "message",
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    // pino writes into this object, so it must be a new one each time.
    mixin: () => ({ requestId: currentRequest.getStore()?.requestId }),
  };
  log = isText ? pino(options, pretty({ sync: true, messageKey: "message", ignore: "name" })) : pino(options);
  captureConsole();
}

export function logAccess(
  level: Level,
  fields: { message: string; requestId: string; [field: string]: unknown },
): void {
  if (level !== "info" || !isText) logLine(level, fields);
}

function logLine(level: Level, { error, message, ...fields }: Line): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : undefined;
  const text = message || (error instanceof Error ? error.message : "");
  log[level]({ ...fields, ...(stack && { stack: redact(stack) }) }, redact(text));
}

const CONSOLE = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

function captureConsole(): void {
  for (const [method, level] of Object.entries(CONSOLE) as [keyof typeof CONSOLE, Level][]) {
    console[method] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      const message = stripVTControlCharacters(format(...parts.filter((part) => part !== error))).trim();
      logLine(level, { error, message });
    };
  }
}
