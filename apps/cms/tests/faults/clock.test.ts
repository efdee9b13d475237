// @module-tag nightly
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPanel, signInToPanel } from "@repo/testing/panel";
import { expect, it } from "vitest";
import { cmsSettings, end, launchCms, PANEL_ACCOUNT } from "../setup/start-cms";
import { createClock, fakeTimeLibrary } from "./wall-clock";

const HOUR_MS = 60 * 60 * 1000;

// Needs Debian's libfaketime.
it.runIf(fakeTimeLibrary())("a clock that is set back by an hour holds up no task", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "clock-"));
  const clock = createClock(dataDir);
  clock.set(Date.now() + 2 * HOUR_MS);
  const settings: Record<string, string> = { ...(await cmsSettings(dataDir)), ...clock.preloaded };
  const cms = await launchCms(settings);
  try {
    const { CMS_URL = "" } = settings;
    const posts = createPanel(CMS_URL, await signInToPanel(CMS_URL, PANEL_ACCOUNT)).collection("blog-post");
    const expectPublished = async (title: string) => {
      const publishAt = new Date(clock.now() + 60_000).toISOString();
      const { documentId } = await posts.draft({ title, description: "Its text", publishAt });
      await expect.poll(() => posts.read(documentId)).toMatchObject({ publishAt: null });
    };
    await expectPublished("Before");

    clock.set(Date.now() + HOUR_MS);
    const told = async () => Date.parse((await fetch(`${CMS_URL}/_health`)).headers.get("date") ?? "");
    await expect.poll(told).toBeLessThan(Date.now() + 1.5 * HOUR_MS);
    await expectPublished("In good time");
  } finally {
    await end(cms, "SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
});
