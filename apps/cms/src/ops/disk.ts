import { watchDisk } from "@repo/process/instance/disk";
import { cmsSettings } from "../settings";

let watch: (() => Promise<boolean>) | undefined;

export function isDiskWritable(): Promise<boolean> {
  watch ??= watchDisk(cmsSettings().dataDir, (line) => strapi.log.warn(`DATA_DIR: ${line}`));
  return watch();
}
