import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import path from "node:path";
import { type Environment, reader, SettingsError } from "./reader.ts";

export { parseEnvFile } from "./env-file.ts";
export { clientAddress, isProxy, requestId } from "./proxies.ts";
export { type Environment, SettingsError } from "./reader.ts";
export { redact } from "./redact.ts";
export { s3Options } from "./s3-options.ts";
export { commandToken, isAccepted, isBearer, isCommandToken, type RotatingSecret } from "./secrets.ts";
export { unknownSettings } from "./unknown-settings.ts";

/** The exit code for invalid settings, where restarting can't help (EX_CONFIG of sysexits). */
export const EXIT_WRONG_SETTING = 78;

const DRAIN_NOTICE_MS = 3_000;

export const isLoopback = (host: string) => ["localhost", "127.0.0.1", "::1", "[::1]"].includes(host);

function commonSettings(env: Environment) {
  const read = reader(env);
  const webPort = read.port("WEB_PORT");
  const cmsPort = read.port("CMS_PORT");
  const siteUrl = read.origin("SITE_URL", `http://localhost:${webPort}`);
  const siteIsLocal = isLoopback(new URL(siteUrl).hostname);
  if (siteUrl.startsWith("http:") && !siteIsLocal) {
    throw new SettingsError(
      `SITE_URL must begin with https:// unless it is on localhost, not ${siteUrl}: browsers accept sign-in cookies only over https.`,
    );
  }
  const host = read.host("HOST");
  const address = addressOnThisMachine(host);
  const local = (port: number) => `http://${isIP(address) === 6 ? `[${address}]` : address}:${port}`;
  return {
    host,
    webPort,
    cmsPort,
    siteUrl,
    siteIsLocal,
    siteLocalUrl: local(webPort),
    cmsLocalUrl: local(cmsPort),
    siteInternalUrl: read.origin("SITE_INTERNAL_URL", siteUrl),
    cmsUrl: read.origin("CMS_URL", `http://localhost:${cmsPort}`),
    dataDir: path.resolve(/* turbopackIgnore: true */ read.text("DATA_DIR")),
    trustedProxies: read.proxies("TRUSTED_PROXIES"),
    drainNoticeMs: read.optional("TRUSTED_PROXIES") ? DRAIN_NOTICE_MS : 0,
    resumeMaxMb: read.count("RESUME_MAX_MB", 1024),
    siteToken: read.rotatingSecret("SITE_TOKEN"),
    revalidateSecret: read.rotatingSecret("REVALIDATE_SECRET"),
    previewSecret: read.rotatingSecret("PREVIEW_SECRET"),
    metricsToken: read.optional("METRICS_TOKEN") ? read.rotatingSecret("METRICS_TOKEN") : undefined,
    logFormat: read.oneOf("LOG_FORMAT", ["text", "json"], process.stdout.isTTY ? "text" : "json"),
    redisUrl: read.optional("REDIS_URL") && read.url("REDIS_URL", ["redis", "rediss"]).href,
  };
}

function addressOnThisMachine(host: string) {
  if (host === "0.0.0.0") return "127.0.0.1";
  return host === "::" ? "::1" : host;
}

function catcherAddress(host: string) {
  const address = addressOnThisMachine(host);
  return isLoopback(address) ? address : "127.0.0.1";
}

export function webSettings(env: Environment) {
  const read = reader(env);
  read.required(["SITE_TOKEN", "REVALIDATE_SECRET", "PREVIEW_SECRET"]);
  const common = commonSettings(env);
  const mode = read.oneOf("DEMO_MODE", ["false", "true", "trial"]);
  const demoMode = mode === "true";
  if (demoMode && !common.siteIsLocal) {
    throw new SettingsError(`DEMO_MODE must not be true when SITE_URL is ${common.siteUrl}.`);
  }
  if (demoMode && !isLoopback(common.host)) {
    throw new SettingsError(`DEMO_MODE must not be true when HOST is ${common.host}: it shows a password.`);
  }
  return {
    ...common,
    heapMb: read.count("WEB_HEAP_MB"),
    /** Cookies ignore ports, so instances side by side on localhost need different names. */
    previewCookie: common.siteIsLocal ? `site-${common.webPort}-preview` : "__Host-preview",
    isTrial: mode === "trial",
    demoMode,
    demoEmail: demoMode ? read.email("BLOG_ADMIN_EMAIL") : undefined,
    demoPassword: demoMode ? read.password("BLOG_ADMIN_PASSWORD") : undefined,
  };
}

export function cmsSettings(env: Environment) {
  const read = reader(env);
  const databaseClient = read.oneOf("DATABASE_CLIENT", ["sqlite", "postgres"]);
  const uploadProvider = read.oneOf("UPLOAD_PROVIDER", ["local", "s3"]);
  const smtpHost = read.optional("SMTP_HOST");
  read.required([
    ...Object.keys(generated),
    ...Object.keys(localMails),
    ...(databaseClient === "postgres" ? ["DATABASE_URL"] : []),
    ...(uploadProvider === "s3" ? ["S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] : []),
  ]);
  const common = commonSettings(env);
  const mail = (name: "MAIL_FROM" | "MAIL_TO_HR" | "MAIL_TO_SALES") => {
    const address = read.email(name);
    if (common.siteIsLocal || !address.endsWith(".example")) return address;
    throw new SettingsError(
      `${name} must be an address of your own when SITE_URL is ${common.siteUrl}, not ${address}.`,
    );
  };
  return {
    ...common,
    heapMb: read.count("CMS_HEAP_MB"),
    brandDir: read.optional("BRAND"),
    database:
      databaseClient === "postgres"
        ? { client: databaseClient, url: read.url("DATABASE_URL", ["postgres", "postgresql"]).href }
        : { client: databaseClient },
    s3:
      uploadProvider === "s3"
        ? {
            endpoint: read.optional("S3_ENDPOINT") && read.url("S3_ENDPOINT", ["http", "https"]).href,
            region: read.text("S3_REGION"),
            bucket: read.text("S3_BUCKET"),
            accessKeyId: read.text("S3_ACCESS_KEY_ID"),
            secretAccessKey: read.text("S3_SECRET_ACCESS_KEY"),
          }
        : undefined,
    smtp: {
      host: smtpHost ?? catcherAddress(common.host),
      port: read.optional("SMTP_PORT") ? read.port("SMTP_PORT") : smtpHost ? 587 : 1025,
      user: read.optional("SMTP_USER"),
      password: read.optional("SMTP_PASSWORD"),
    },
    mailFrom: mail("MAIL_FROM"),
    mailToHr: mail("MAIL_TO_HR"),
    mailToSales: mail("MAIL_TO_SALES"),
    accounts: {
      panel: { email: read.email("STRAPI_ADMIN_EMAIL"), password: read.password("STRAPI_ADMIN_PASSWORD") },
      jobsAdmin: { email: read.email("JOBS_ADMIN_EMAIL"), password: read.password("JOBS_ADMIN_PASSWORD") },
      blogAdmin: { email: read.email("BLOG_ADMIN_EMAIL"), password: read.password("BLOG_ADMIN_PASSWORD") },
    },
    mustUsePasskeys: read.oneOf("SECOND_FACTOR", ["optional", "required"]) === "required",
    signInsPerMinute: read.count("RATE_LIMIT_LOGIN"),
    applicationsPerMinute: read.count("RATE_LIMIT_APPLICATIONS"),
    contactPerMinute: read.count("RATE_LIMIT_CONTACT"),
    searchesPerMinute: read.count("RATE_LIMIT_SEARCH"),
    applicationRetentionDays:
      read.optional("APPLICATION_RETENTION_DAYS") && read.count("APPLICATION_RETENTION_DAYS", 36500),
    secrets: {
      appKeys: read.secret("APP_KEYS").split(","),
      adminJwt: read.secret("ADMIN_JWT_SECRET"),
      apiTokenSalt: read.secret("API_TOKEN_SALT"),
      transferTokenSalt: read.secret("TRANSFER_TOKEN_SALT"),
      encryptionKey: read.secret("ENCRYPTION_KEY"),
      jwt: read.rotatingSecret("JWT_SECRET"),
    },
  };
}

export function productSettings(env: Environment) {
  const { heapMb: cmsHeapMb, ...cms } = cmsSettings(env);
  const settings = { ...cms, ...webSettings(env), cmsHeapMb };
  const webPort = reader(env).port("MAILDEV_WEB_PORT");
  const { host, smtp } = settings;
  const webHost = settings.isTrial ? host : smtp.host;
  const catcher = env.SMTP_HOST?.trim() ? undefined : { host: smtp.host, smtpPort: smtp.port, webHost, webPort };
  const listeners = [
    { name: "WEB_PORT", port: settings.webPort, host },
    { name: "CMS_PORT", port: settings.cmsPort, host },
    ...(catcher
      ? [
          { name: "SMTP_PORT", port: catcher.smtpPort, host: catcher.host },
          { name: "MAILDEV_WEB_PORT", port: catcher.webPort, host: catcher.webHost },
        ]
      : []),
  ];
  for (const [index, { name, port }] of listeners.entries()) {
    const other = listeners.slice(0, index).find((listener) => listener.port === port);
    if (other) throw new SettingsError(`${name} must differ from ${other.name}: both are ${port}.`);
  }
  return { ...settings, catcher, listeners };
}

const key = () => randomBytes(24).toString("base64url");
const strongPassword = () => `Aa1-${randomBytes(12).toString("base64url")}`;

export const generated = {
  APP_KEYS: () => `${key()},${key()}`,
  ADMIN_JWT_SECRET: key,
  API_TOKEN_SALT: key,
  TRANSFER_TOKEN_SALT: key,
  ENCRYPTION_KEY: key,
  JWT_SECRET: key,
  SITE_TOKEN: key,
  REVALIDATE_SECRET: key,
  PREVIEW_SECRET: key,
  STRAPI_ADMIN_EMAIL: () => "editor@example.com",
  STRAPI_ADMIN_PASSWORD: strongPassword,
  JOBS_ADMIN_EMAIL: () => "jobs@example.com",
  JOBS_ADMIN_PASSWORD: strongPassword,
  BLOG_ADMIN_EMAIL: () => "blog@example.com",
  BLOG_ADMIN_PASSWORD: strongPassword,
};

export const localMails = {
  MAIL_FROM: "website@example.com",
  MAIL_TO_HR: "careers@example.com",
  MAIL_TO_SALES: "sales@example.com",
};

export function withPlatformPort(env: Environment, name: "WEB_PORT" | "CMS_PORT"): Environment {
  const port = reader(env).optional("PORT");
  return port && !env[name]?.trim() ? { ...env, [name]: String(reader(env).port("PORT")) } : env;
}

/** In GitHub Codespaces, site and CMS are at the addresses that lead to their ports, unless the settings name others. */
export function withForwardedAddresses(env: Environment): Environment {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  if (!name || !domain) return env;
  const read = reader(env);
  const at = (port: "WEB_PORT" | "CMS_PORT") => `https://${name}-${read.port(port)}.${domain}`;
  return {
    ...env,
    SITE_URL: read.optional("SITE_URL") ?? at("WEB_PORT"),
    CMS_URL: read.optional("CMS_URL") ?? at("CMS_PORT"),
  };
}

/** V8 sizes the room for new objects by the machine: 128 MB with 24 GB of memory, and 16 with this limit. */
export const heapFlags = (heapMb: number) => [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=8"];
