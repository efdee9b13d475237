import { copyFile, mkdir, readFile, stat, truncate } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { startEdge } from "../../deploy/tests/edge.ts";
import { generated } from "../../packages/process/settings/settings.ts";
import accounts from "../../packages/testing/accounts.json" with { type: "json" };
import { createMailServer } from "../../packages/testing/src/mail-server.ts";
import { freePorts, root } from "../../scripts/steps/environment.ts";
import { answers } from "../../scripts/steps/servers.ts";
import { createAuthority, fingerprintOf } from "./certificates.ts";
import type { Clock } from "./clock.ts";
import { command } from "./command.ts";
import { startPostgres } from "./postgres.ts";
import { type Running, startProgram, startServer } from "./processes.ts";
import { ZONE } from "./week.ts";
import { RETENTION_DAYS } from "./wrong.ts";

const START_MS = 300_000;
const MANY = "100000";

export type Instance = Awaited<ReturnType<typeof startInstance>>;

type Options = { folder: string; dataDir: string; clock: Clock; signal: AbortSignal };

/** Built product, PostgreSQL, Redis, edge with TLS and a mail server that keeps what it is given. */
export async function startInstance({ folder, dataDir, clock, signal }: Options) {
  const [site = 0, cms = 0, redis = 0] = await freePorts(3);
  const logs = path.join(folder, "logs");
  await mkdir(logs);
  const ends: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const mails = createMailServer();
    const smtpPort = await mails.listen(0);
    ends.push(mails.close);
    const postgres = await startPostgres(folder, clock);
    ends.push(postgres.stop);
    const startRedis = () =>
      startProgram("redis-server", redisOptions(redis), {
        cwd: folder,
        log: path.join(logs, "redis.log"),
        env: bare(),
      });
    let cache = startRedis();
    ends.push(() => cache.stop());

    const authority = await createAuthority(folder);
    let certificates = "";
    const edge = await startEdge({
      site: `http://127.0.0.1:${site}`,
      cms: `http://127.0.0.1:${cms}`,
      settings: { EDGE_RATE: "1000" },
      certify: (to) => {
        certificates = to;
        authority.issue(to);
      },
    });
    ends.push(edge.end);
    const edgePid = Number(await readFile(path.join(path.dirname(edge.log), "run/edge/nginx.pid"), "utf8"));

    const settings: NodeJS.ProcessEnv = {
      ...bare(),
      ...Object.fromEntries(Object.entries(generated).map(([name, make]) => [name, make()])),
      ...accounts,
      TZ: ZONE,
      DATA_DIR: dataDir,
      WEB_PORT: String(site),
      CMS_PORT: String(cms),
      SITE_URL: `https://localhost:${edge.httpsPort}`,
      CMS_URL: `http://127.0.0.1:${cms}`,
      SITE_INTERNAL_URL: `http://127.0.0.1:${site}`,
      TRUSTED_PROXIES: "127.0.0.1",
      DATABASE_CLIENT: "postgres",
      DATABASE_URL: postgres.url,
      REDIS_URL: `redis://127.0.0.1:${redis}`,
      METRICS_TOKEN: generated.SITE_TOKEN(),
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(smtpPort),
      MAIL_FROM: "website@example.com",
      MAIL_TO_HR: "hr@example.com",
      MAIL_TO_SALES: "sales@example.com",
      APPLICATION_RETENTION_DAYS: String(RETENTION_DAYS),
      RATE_LIMIT_LOGIN: MANY,
      RATE_LIMIT_APPLICATIONS: MANY,
      RATE_LIMIT_CONTACT: MANY,
      RATE_LIMIT_SEARCH: MANY,
      LOG_FORMAT: "json",
    };
    const server = (app: string, script: string, args: string[], time: Record<string, string>) => {
      const started = startServer(script, args, {
        cwd: path.join(root, "apps", app),
        log: path.join(logs, `${app}.log`),
        env: { ...settings, ...time },
      });
      ends.push(started.stop);
      return started;
    };
    const servers = {
      cms: server("cms", "scripts/start.mts", ["--seed"], clock.preloaded),
      site: server("web", "scripts/start.ts", [], clock.shifted),
    };
    for (const address of [`${settings.CMS_URL}/_ready`, `${settings.SITE_URL}/about`]) {
      const late = AbortSignal.any([AbortSignal.timeout(START_MS), ended(Object.values(servers)), signal]);
      const isThere = await answers(address, late);
      signal.throwIfAborted();
      if (!isThere) throw new Error(`There is no answer at ${address}: see ${logs}.`);
    }

    return {
      siteUrl: settings.SITE_URL ?? "",
      cmsUrl: settings.CMS_URL ?? "",
      siteToken: settings.SITE_TOKEN ?? "",
      metricsToken: settings.METRICS_TOKEN ?? "",
      siteMetrics: `http://127.0.0.1:${site}/api/metrics`,
      databaseUrl: postgres.url,
      walFolder: postgres.walFolder,
      redisPort: redis,
      dataDir,
      received: mails.received,
      stop,
      pids: () => ({
        site: [servers.site.pid],
        CMS: [servers.cms.pid],
        PostgreSQL: [postgres.pid()],
        Redis: [cache.pid],
        edge: [edgePid],
      }),
      async restartRedis() {
        await cache.stop();
        cache = startRedis();
      },
      restartPostgres: postgres.restart,
      /** @returns whether visitors are shown another certificate. */
      async renewCertificate(): Promise<boolean> {
        const before = await fingerprintOf(edge.httpsPort);
        authority.issue(certificates);
        process.kill(edgePid, "SIGHUP");
        await setTimeout(3_000);
        return (await fingerprintOf(edge.httpsPort)) !== before;
      },
      /** As logrotate does with `copytruncate` and `compress`. */
      async rotateLogs(): Promise<void> {
        const day = new Date(clock.now()).toISOString().slice(0, 10);
        for (const log of [servers.cms.log, servers.site.log, edge.log]) {
          const older = path.join(logs, `${path.basename(log)}.${day}`);
          await copyFile(log, older);
          await truncate(log);
          command("gzip", older);
        }
      },
      logBytes: async () => {
        const files = await Promise.all([servers.cms.log, servers.site.log, edge.log].map((log) => stat(log)));
        return files.reduce((sum, { size }) => sum + size, 0);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function ended(servers: Running[]): AbortSignal {
  const gone = new AbortController();
  for (const { child } of servers) child.once("exit", () => gone.abort());
  return gone.signal;
}

/** Settings of whoever runs this don't reach the instance. */
function bare(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}

/** As in docker-compose.replicas.yml. */
const redisOptions = (port: number) =>
  [
    "--port",
    port,
    "--save",
    "",
    "--appendonly",
    "no",
    "--maxmemory",
    "192mb",
    "--maxmemory-policy",
    "volatile-lru",
  ].map(String);
