import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SignedIn } from "@repo/contract/http/session";
import { startBucket } from "../setup/bucket";
import { startPostgres } from "../setup/postgres";
import { cmsSettings } from "../setup/start-cms";
import { bySite, signInTo } from "../sign-in";

type Settings = Record<string, string>;
export type Row = { id: string; email: string; mailState: string };

export const ENVIRONMENTS = {
  "SQLite and a folder": async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "faults-"));
    return createEnvironment({ dataDir, resumeFolder: path.join(dataDir, "resumes") });
  },
  "PostgreSQL and a bucket": async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "faults-"));
    const [postgres, bucket] = [await startPostgres(), await startBucket()];
    const stop = async () => {
      await postgres.stop();
      await bucket.stop();
    };
    const settings = { ...postgres.settings, ...bucket.settings };
    return createEnvironment({ dataDir, resumeFolder: bucket.resumeFolder, settings, stop });
  },
};

export type Environment = Awaited<ReturnType<typeof createEnvironment>>;

type Parts = { dataDir: string; resumeFolder: string; settings?: Settings; stop?: () => Promise<void> };

export async function createEnvironment({ dataDir, resumeFolder, settings, stop }: Parts) {
  const stored = async () =>
    (await readdir(resumeFolder).catch(() => [])).filter((name) => /\.pdf(\.part|\._S3rver_object)?$/.test(name));
  return {
    dataDir,
    settings: { ...(await cmsSettings(dataDir)), RATE_LIMIT_APPLICATIONS: "1000", ...settings } as Settings,
    stored,
    /** Makes the files old enough for the clean-up: another replica might still be storing younger ones. */
    async letAge() {
      const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
      for (const name of await stored()) await utimes(path.join(resumeFolder, name), yesterday, yesterday);
    },
    async remove() {
      await stop?.();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function firstJob(settings: Settings): Promise<string> {
  const answer = await fetch(`${settings.CMS_URL}/api/jobs`, { headers: bySite(settings) });
  const { data } = (await answer.json()) as { data: { documentId: string }[] };
  return data[0]?.documentId ?? "";
}

export async function asJobsAdmin(settings: Settings): Promise<Record<string, string>> {
  const { access } = (await (await signInTo(settings, "jobs-admin")).json()) as SignedIn;
  return { ...bySite(settings), authorization: `Bearer ${access.token}` };
}

export async function applications(settings: Settings, headers: Record<string, string>): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page += 1) {
    const query = `pageSize=100&page=${page}&sort=createdAt`;
    const answer = await fetch(`${settings.CMS_URL}/api/dashboard/applications?${query}`, { headers });
    const { items, total } = (await answer.json()) as { items: Row[]; total: number };
    found.push(...items);
    if (found.length >= total) return found;
  }
}
