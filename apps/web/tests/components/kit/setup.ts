import { setCompany } from "@repo/brand";
import { paletteOf } from "@repo/brand/palette";
import { sample } from "@repo/brand/sample";
import { themeCss } from "@repo/brand/theme";
import { dismissAll } from "@repo/ui/toaster";
import { mutate } from "swr";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import "@/app/globals.css";
import "./fonts.css";
import { resetCms, startCms, stopCms } from "./cms";
import { holdLongWaits } from "./waits";

holdLongWaits();
setCompany(sample);

const theme = document.createElement("style");
theme.textContent = themeCss(paletteOf(sample.colors));
document.head.append(theme);

const complaints: unknown[] = [];

beforeAll(startCms);
afterAll(stopCms);

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation((...args) => complaints.push(args));
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  await page.viewport(1280, 720);
});

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  dismissAll();
  const unanswered = await resetCms();
  vi.restoreAllMocks();
  // SWR would otherwise use the last test's answers in the next test.
  await mutate(() => true, undefined);
  localStorage.clear();
  sessionStorage.clear();
  expect(unanswered, "requests that the test has no answer for").toEqual([]);
  expect(complaints.splice(0), "errors in the console").toEqual([]);
});
