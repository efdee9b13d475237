import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { cmsSettings } from "@repo/process/settings";

export function incomingFolder(): string {
  return path.join(cmsSettings(process.env).dataDir, "incoming");
}

export function emptyIncomingFolder(): void {
  rmSync(incomingFolder(), { recursive: true, force: true });
  mkdirSync(incomingFolder(), { recursive: true });
}
