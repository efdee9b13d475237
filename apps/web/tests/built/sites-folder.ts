import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    sitesFolder: string;
  }
}

/** Holds the data of all sites that the tests start, until they have ended. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "sites-"));
  project.provide("sitesFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
