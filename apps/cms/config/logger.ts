import path from "node:path";
import { cmsSettings } from "@repo/settings";
import { formats, winston } from "@strapi/logger";

const MEGABYTE = 1024 ** 2;

/** What needs attention on the console, the rest in a file. Requests are not logged: their addresses may be personal. */
export default () => ({
  transports: [
    new winston.transports.Console({ level: "warn", format: formats.prettyPrint() }),
    new winston.transports.File({
      level: "info",
      filename: path.join(cmsSettings(process.env).dataDir, "logs/cms.log"),
      format: winston.format.combine(
        winston.format.timestamp(),
        winston.format.errors({ stack: true }),
        winston.format.json(),
      ),
      maxsize: 10 * MEGABYTE,
      maxFiles: 5,
    }),
  ],
});
