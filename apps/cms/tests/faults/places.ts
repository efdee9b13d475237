import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { sqlIn } from "../database";
import { startPostgres } from "../setup/postgres";
import { machine } from "../setup/start-cms";

export type Place = { DATABASE_URL?: string; DATA_DIR?: string };
type Job = ({ migration: string } | { models: string }) & { places: Place[]; killBefore?: number };

/** Starts a store that makes databases of one kind. */
export async function startPlaces(kind: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "places-"));
  const postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
  const placeOf = (name: string): Place =>
    postgres
      ? { DATABASE_URL: postgres.settings.DATABASE_URL.replace(/cms$/, name) }
      : { DATA_DIR: path.join(folder, name) };
  return {
    folder,
    isPostgres: postgres !== undefined,
    async create(name: string): Promise<Place> {
      if (postgres) await sqlIn(postgres.settings, `create database "${name}"`);
      else await mkdir(path.join(folder, name));
      return placeOf(name);
    },
    async copy(from: string, name: string): Promise<Place> {
      if (postgres) await sqlIn(postgres.settings, `create database "${name}" template "${from}"`);
      else {
        await mkdir(path.join(folder, name));
        await copyFile(path.join(folder, from, "cms.sqlite"), path.join(folder, name, "cms.sqlite"));
      }
      return placeOf(name);
    },
    async stop() {
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the job that `run-migration.mjs` describes. `statements` lists the statements sent, with their steps. */
export async function runSteps(job: Job, settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.resolve("tests/faults/run-migration.mjs"), JSON.stringify(job)], {
    env: { ...machine, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [printed, errors, [status, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  const statements: [step: string, sql: string][] = printed
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { status, signal, errors, statements };
}
