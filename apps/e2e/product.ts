import { tmpdir } from "node:os";
import path from "node:path";
import accounts from "@repo/testing/accounts" with { type: "json" };

const dataDir = process.env.E2E_DATA_DIR ?? path.join(tmpdir(), "e2e-data");
const [web, cms, smtp, mail] = (process.env.E2E_PORTS ?? "3100,1437,1125,1180").split(",");

export const productLog = path.join(dataDir, "product.log");
/** Has a line for each test during which the product may answer with 5xx. */
export const announced = path.join(dataDir, "announced.ndjson");

/** The product generates its secrets into this ENV_FILE. */
export const product = {
  ENV_FILE: path.join(dataDir, ".env"),
  DATA_DIR: path.join(dataDir, "data"),
  WEB_PORT: String(web),
  CMS_PORT: String(cms),
  SMTP_PORT: String(smtp),
  MAILDEV_WEB_PORT: String(mail),
  SITE_URL: `http://localhost:${web}`,
  CMS_URL: `http://localhost:${cms}`,
  ...accounts,
  MAIL_TO_HR: "hr@example.com",
  MAIL_TO_SALES: "sales@example.com",
  JWT_SECRET: "the-secret-of-tokens-of-this-suite",
  ADMIN_JWT_SECRET: "the-secret-of-the-panel-of-this-suite",
  SITE_TOKEN: "the-site-token-of-this-suite",
  DEMO_MODE: "false",
  RATE_LIMIT_LOGIN: "1000",
  RATE_LIMIT_APPLICATIONS: "1000",
  RATE_LIMIT_CONTACT: "1000",
  RATE_LIMIT_SEARCH: "1000",
  // playwright.topology.config.ts sets this for a product that is already running.
  ...(JSON.parse(process.env.E2E_RUNNING ?? "{}") as object),
};

/** The header by which the CMS knows the site. */
export const SITE = { "x-site-token": product.SITE_TOKEN };
