import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { askProbe, withProbe } from "@repo/testing/probing";
import { cmsSettings, end, launchCms } from "./setup/start-cms";

export type Probed = {
  settings: Record<string, string>;
  socket: string;
  ask: <Answer>(path: string) => Promise<Answer>;
  stop: () => Promise<void>;
};

/** Starts a separate CMS with the probe in it. */
export async function startProbed(): Promise<Probed> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "cms-test-"));
  const socket = path.join(dataDir, "probe");
  const settings = {
    ...(await cmsSettings(dataDir)),
    ...withProbe(socket),
    RATE_LIMIT_LOGIN: "100000",
    RATE_LIMIT_APPLICATIONS: "100000",
    RATE_LIMIT_CONTACT: "100000",
    RATE_LIMIT_SEARCH: "100000",
  };
  const cms = await launchCms(settings);
  return {
    settings,
    socket,
    ask: (what) => askProbe(socket, what),
    async stop() {
      await end(cms, "SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
