import path from "node:path";
import { cmsSettings } from "@repo/settings";
import { formats, winston } from "@strapi/logger";

const requestId = (): string | undefined => globalThis.strapi?.requestContext.get()?.state.requestId;

const withRequestId = winston.format((info) => Object.assign(info, { requestId: requestId() }));

const requestIdBehind = winston.format((info) => {
  const id = requestId();
  return id ? Object.assign(info, { [LINE]: `${info[LINE]} (request ${id})` }) : info;
});

/** winston's key for the formatted line. */
const LINE = Symbol.for("message");

const MEGABYTE = 1024 ** 2;

/** Requests are not logged: their URLs may contain personal data. */
export default () => ({
  transports: [
    new winston.transports.Console({
      level: "warn",
      format: winston.format.combine(formats.prettyPrint(), requestIdBehind()),
    }),
    new winston.transports.File({
      level: "info",
      filename: path.join(cmsSettings(process.env).dataDir, "logs/cms.log"),
      format: winston.format.combine(
        winston.format.timestamp(),
        withRequestId(),
        winston.format.errors({ stack: true }),
        winston.format.json(),
      ),
      maxsize: 10 * MEGABYTE,
      maxFiles: 5,
    }),
  ],
});
