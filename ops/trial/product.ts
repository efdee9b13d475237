import path from "node:path";
import { generated, localMails } from "../../packages/process/settings/settings.ts";
import accounts from "../../packages/testing/accounts.json" with { type: "json" };
import { claimedPorts } from "../../packages/testing/src/free-port.ts";
import { root } from "../command.ts";
import { withPrivateFolder } from "./private-folder.ts";
import { type Program, startProgram } from "./programs.ts";

export type Settings = Record<string, string>;
export type Place = { site: string; cms: string };
export type Product = Awaited<ReturnType<typeof startProduct>>;

const endWithParent = new URL("../run/end-with-parent.ts", import.meta.url).href;
const SERVERS = { cms: ["scripts/start.mts", "--seed"], web: ["scripts/start.ts"] };
const MANY = "100000";

export async function settingsIn(folder: string, others: Settings = {}): Promise<Settings> {
  const [web, cms, smtp, mails] = await claimedPorts(4);
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "", npm_config_nodedir = "" } = process.env;
  return {
    ...{ PATH, HOME, NODE_COMPILE_CACHE, ...(npm_config_nodedir && { npm_config_nodedir }) },
    ...Object.fromEntries(Object.entries(generated).map(([name, make]) => [name, make()])),
    ...localMails,
    ...accounts,
    ENV_FILE: path.join(folder, ".env"),
    DATA_DIR: path.join(folder, "data"),
    WEB_PORT: `${web}`,
    CMS_PORT: `${cms}`,
    SMTP_PORT: `${smtp}`,
    MAILDEV_WEB_PORT: `${mails}`,
    RATE_LIMIT_LOGIN: MANY,
    RATE_LIMIT_APPLICATIONS: MANY,
    RATE_LIMIT_CONTACT: MANY,
    RATE_LIMIT_SEARCH: MANY,
    APPLICATION_RETENTION_DAYS: "36500",
    ...others,
  };
}

export async function startProduct(settings: Settings, checkout = root) {
  const { ENV_FILE = "", WEB_PORT, CMS_PORT, MAILDEV_WEB_PORT } = settings;
  const { pid, stop, answers } = startProgram([process.execPath, "scripts/start.ts"], {
    cwd: checkout,
    log: path.join(path.dirname(ENV_FILE), "product.log"),
    env: settings,
  });
  const site = `http://localhost:${WEB_PORT}`;
  await answers(`${site}/about`);
  return {
    site,
    cms: `http://localhost:${CMS_PORT}`,
    mails: `http://localhost:${MAILDEV_WEB_PORT}`,
    settings,
    pid,
    stop,
    answers,
  };
}

export async function withProduct<T>(
  settings: Settings,
  work: (product: Product) => Promise<T>,
  checkout?: string,
): Promise<T> {
  const product = await startProduct(settings, checkout);
  try {
    // The site answers with pages that it kept before the CMS is ready.
    await product.answers(`${product.cms}/_ready`);
    return await work(product);
  } finally {
    await product.stop();
  }
}

export const withNewProduct = <T>(others: Settings, work: (product: Product) => Promise<T>): Promise<T> =>
  withPrivateFolder("lab", async (folder) => withProduct(await settingsIn(folder, others), work));

export const startServer = (app: keyof typeof SERVERS, settings: Settings, log: string): Program =>
  startProgram([process.execPath, "--import", endWithParent, ...SERVERS[app]], {
    cwd: path.join(root, "apps", app),
    log,
    env: { ...settings, SUPERVISOR_PID: String(process.pid) },
  });
