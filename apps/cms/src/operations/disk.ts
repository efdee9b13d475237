import { watchDisk } from "@repo/instance/disk";
import { cmsSettings } from "@repo/settings";

let watch: (() => Promise<boolean>) | undefined;

export function isDiskWritable(): Promise<boolean> {
  watch ??= watchDisk(cmsSettings(process.env).dataDir, (line) => strapi.log.warn(`DATA_DIR: ${line}`));
  return watch();
}
