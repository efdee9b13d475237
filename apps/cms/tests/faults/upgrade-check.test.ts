import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkUpgrade, roomIn } from "../../../../scripts/upgrades/check";

const ARCHIVE = path.resolve(import.meta.dirname, "../../../../scripts/upgrades/archives/1.0.0/archive.tar.gz");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "checked-"));
  await writeFile(
    path.join(folder, ".env"),
    "MAIL_FROM=a@example.com\nMAIL_TO_HR=a@example.com\nMAIL_TO_SALES=a@example.com\n",
  );
  vi.stubEnv("TMPDIR", folder);
  vi.stubEnv("ENV_FILE", path.join(folder, ".env"));
  vi.stubEnv("DATA_DIR", path.join(folder, "data"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  expect(await readdir(folder)).toEqual([".env"]);
  await rm(folder, { recursive: true });
});

it("an upgrade from 1.0.0 tells what changes, and changes nothing itself", async () => {
  const before = await readFile(ARCHIVE);
  const { about, changes, obstacles } = await checkUpgrade(ARCHIVE);
  expect(obstacles).toEqual([]);
  expect(about).toEqual([expect.stringContaining("version 1.0.0 on Strapi 5.54.0")]);
  expect(changes).toEqual(
    expect.arrayContaining([
      "Migration: 2026.11.25T18.00.00.application-notes.js",
      "Content type added: api::case-study.case-study",
      "Panel role removed: Author",
      "Panel role added: Recruiter",
      "View of the panel replaced, with all that was configured in it: api::faq.faq",
      "Rows of files_folder_lnk: 0 become 175",
    ]),
  );
  expect((await readFile(ARCHIVE)).equals(before)).toBe(true);
});

it("a setting that this version refuses stands in the way", async () => {
  vi.stubEnv("SITE_URL", "http://www.example.com");
  const { obstacles } = await checkUpgrade(ARCHIVE);
  expect(obstacles).toEqual([expect.stringMatching(/^Setting: SITE_URL must begin with https/)]);
});

it("so does a backup that is not whole", async () => {
  const { length } = await readFile(ARCHIVE);
  const half = path.join(folder, ".env");
  await writeFile(half, (await readFile(ARCHIVE)).subarray(0, length / 2));
  vi.stubEnv("ENV_FILE", path.join(folder, "none"));
  const { obstacles, changes } = await checkUpgrade(half);
  expect(obstacles).toEqual([expect.stringContaining("is not a complete backup")]);
  expect(changes).toEqual([]);
});

it("and a disk without room, also for a folder that is still to come", async () => {
  expect(await roomIn(path.join(folder, "new"), 1)).toEqual([]);
  expect(await roomIn(path.join(folder, "new"), 2 ** 52)).toEqual([expect.stringMatching(/^Disk: .* are needed\.$/)]);
});
