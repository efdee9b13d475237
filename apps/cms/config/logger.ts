import path from "node:path";
import { redact } from "@repo/process/settings";
import { formats, winston } from "@strapi/logger";
import { cmsSettings } from "../src/settings";

/** winston's keys for the formatted line and the level. */
const LINE = Symbol.for("message");
const LEVEL = Symbol.for("level");

/** Logged fields of a response. An error's own fields are left out: PostgreSQL quotes rows in them. */
const ANSWER = ["method", "route", "status", "milliseconds", "aborted"];

const withId = winston.format((info) => {
  const { requestId } = globalThis.strapi?.requestContext.get()?.state ?? {};
  return Object.assign(info, { requestId: info.requestId ?? requestId });
});

const jsonLine = winston.format((info) => {
  const { message, requestId, stack } = info;
  const line = {
    level: info[LEVEL] === "http" ? "info" : info[LEVEL],
    time: new Date().toISOString(),
    name: "cms",
    message: redact(String(message)),
    requestId,
    ...Object.fromEntries(ANSWER.map((field) => [field, info[field]])),
    stack: stack && redact(String(stack)),
  };
  return Object.assign(info, { [LINE]: JSON.stringify(line) });
});

const textLine = winston.format((info) => {
  const { requestId, stack } = info;
  const line = `${info[LINE]}${requestId ? ` (request ${requestId})` : ""}${stack ? `\n${stack}` : ""}`;
  return Object.assign(info, { [LINE]: redact(line) });
});

const MEGABYTE = 1024 ** 2;

/** Responses are logged at the level "http": to standard output as JSON, but not to the log file. */
export default () => {
  const { dataDir, logFormat } = cmsSettings();
  const { Console, File } = winston.transports;
  return {
    format: winston.format.combine(winston.format.errors({ stack: true }), withId()),
    transports: [
      logFormat === "text"
        ? new Console({ level: "warn", format: winston.format.combine(formats.prettyPrint(), textLine()) })
        : new Console({ level: "http", format: jsonLine() }),
      new File({
        level: "info",
        filename: path.join(dataDir, "logs/cms.log"),
        format: jsonLine(),
        maxsize: 10 * MEGABYTE,
        maxFiles: 5,
      }),
    ],
  };
};
