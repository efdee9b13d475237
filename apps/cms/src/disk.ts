import { watchDisk } from "@repo/instance/disk";
import { cmsSettings } from "@repo/settings";

let watch: (() => Promise<boolean>) | undefined;

/** Whether DATA_DIR is writable; the reason is logged if not. */
export function isDiskWritable(): Promise<boolean> {
  watch ??= watchDisk(cmsSettings(process.env).dataDir, (line) => strapi.log.warn(`DATA_DIR: ${line}`));
  return watch();
}
