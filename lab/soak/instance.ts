import { copyFile, mkdir, readFile, stat, truncate } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { startEdge } from "../../deploy/tests/edge.ts";
import { claimedPorts } from "../../packages/testing/src/free-port.ts";
import { createMailServer } from "../../packages/testing/src/mail-server.ts";
import { startPostgresWithoutSignals } from "../product/postgres.ts";
import { settingsIn, startServer } from "../product/product.ts";
import { startProgram } from "../product/programs.ts";
import { createAuthority, fingerprintOf } from "./certificates.ts";
import type { Clock } from "./clock.ts";
import { command } from "./command.ts";
import { ZONE } from "./week.ts";
import { HR, RETENTION_DAYS } from "./wrong.ts";

export type Instance = Awaited<ReturnType<typeof startInstance>>;

type Options = { folder: string; dataDir: string; clock: Clock; signal: AbortSignal };

export async function startInstance({ folder, dataDir, clock, signal }: Options) {
  const [site = 0, cms = 0, redis = 0] = await claimedPorts(3);
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
    const postgres = await startPostgresWithoutSignals(folder, { ...clock.preloaded, TZ: ZONE });
    ends.push(postgres.stop);
    const startRedis = () =>
      startProgram(["redis-server", ...redisOptions(redis)], {
        cwd: folder,
        log: path.join(logs, "redis.log"),
        env: { PATH: process.env.PATH },
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

    const settings = await settingsIn(folder, {
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
      METRICS_TOKEN: "metrics-token-of-the-soak",
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(smtpPort),
      MAIL_TO_HR: HR,
      APPLICATION_RETENTION_DAYS: String(RETENTION_DAYS),
      LOG_FORMAT: "json",
    });
    const server = (app: "cms" | "web", time: Record<string, string>) => {
      const started = startServer(app, { ...settings, ...time }, path.join(logs, `${app}.log`));
      ends.push(() => started.stop());
      return started;
    };
    const servers = { cms: server("cms", clock.preloaded), site: server("web", clock.shifted) };
    await servers.cms.answers(`${settings.CMS_URL}/_ready`, signal);
    await servers.site.answers(`${settings.SITE_URL}/about`, signal);

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
      /** @returns whether visitors get another certificate. */
      async renewCertificate(): Promise<boolean> {
        const before = await fingerprintOf(edge.httpsPort);
        authority.issue(certificates);
        process.kill(edgePid, "SIGHUP");
        await setTimeout(3_000);
        return (await fingerprintOf(edge.httpsPort)) !== before;
      },
      /** Rotates like logrotate with `copytruncate` and `compress`. */
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

/** Repeats the options of docker-compose.replicas.yml. */
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
