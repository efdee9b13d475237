import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { createPanel, signInToPanel } from "@repo/testing/panel";
import { expect, it } from "vitest";
import { createClock, fakeTimeLibrary } from "../../../../scripts/soak/clock.ts";
import { cmsSettings, end, launchCms, PANEL_ACCOUNT } from "../setup/start-cms";

const HOUR_MS = 60 * 60 * 1000;
/** For two runs of the schedule, and for libfaketime to read its file again. */
const RUNS_MS = 12_000;

// `npm run soak` installs libfaketime.
it.runIf(fakeTimeLibrary())("a clock that is set back by an hour holds up no task", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "clock-"));
  const clock = createClock(dataDir);
  clock.set(Date.now() + 2 * HOUR_MS);
  const settings: Record<string, string> = { ...(await cmsSettings(dataDir)), ...clock.preloaded };
  const cms = await launchCms(settings);
  try {
    await setTimeout(RUNS_MS);
    clock.set(Date.now() + HOUR_MS);
    await setTimeout(RUNS_MS);

    const { CMS_URL = "" } = settings;
    const posts = createPanel(CMS_URL, await signInToPanel(CMS_URL, PANEL_ACCOUNT)).collection("blog-post");
    const publishAt = new Date(clock.now() + 5_000).toISOString();
    const { documentId } = await posts.draft({ title: "In good time", description: "Its text", publishAt });
    await expect
      .poll(() => posts.read(documentId), { timeout: 30_000, interval: 500 })
      .toMatchObject({ publishAt: null });
  } finally {
    await end(cms, "SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
});
