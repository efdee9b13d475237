import { SERVER_OPTIONS } from "@repo/process/instance/connections";
import { makeFormatsLinear } from "../src/database/linear-formats";
import { cmsSettings } from "../src/settings";

// This runs first, because Strapi reads its configuration before it loads anything else.
makeFormatsLinear();

export default () => {
  const { host, cmsPort, cmsUrl, dataDir, secrets } = cmsSettings();
  return {
    host,
    port: cmsPort,
    url: cmsUrl,
    http: { serverOptions: SERVER_OPTIONS },
    app: { keys: secrets.appKeys },
    dirs: { public: `${dataDir}/public` },
    transfer: { remote: { enabled: false } },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    cron: { enabled: true },
  };
};
