import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { cmsSettings } from "../settings";

export function incomingFolder(): string {
  return path.join(cmsSettings().dataDir, "incoming");
}

export function emptyIncomingFolder(): void {
  rmSync(incomingFolder(), { recursive: true, force: true });
  mkdirSync(incomingFolder(), { recursive: true });
}
