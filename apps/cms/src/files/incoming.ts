import { mkdirSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { cmsSettings } from "../settings";

const incomingFolder = () => path.join(cmsSettings().dataDir, "incoming");

export function emptyIncomingFolder(): void {
  rmSync(incomingFolder(), { recursive: true, force: true });
  mkdirSync(incomingFolder(), { recursive: true });
}

export async function withIncomingFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(incomingFolder(), "form-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
