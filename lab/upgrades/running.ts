import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import accounts from "../../packages/testing/accounts.json" with { type: "json" };
import { freePorts } from "../../scripts/steps/environment.ts";
import { type Place, placeOf } from "./client.ts";

export type Settings = Record<string, string>;

const READY_MS = 5 * 60_000;

/** Settings of an instance of its own, with nothing of this machine and fixed passwords for tests. */
export async function settingsIn(folder: string): Promise<Settings> {
  const [web, cms, smtp, mails] = await freePorts(4);
  return {
    ...accounts,
    ENV_FILE: `${folder}/.env`,
    DATA_DIR: `${folder}/data`,
    WEB_PORT: `${web}`,
    CMS_PORT: `${cms}`,
    SMTP_PORT: `${smtp}`,
    MAILDEV_WEB_PORT: `${mails}`,
    RATE_LIMIT_APPLICATIONS: "1000",
    RATE_LIMIT_LOGIN: "1000",
    APPLICATION_RETENTION_DAYS: "36500",
  };
}

export const placeIn = ({ WEB_PORT, CMS_PORT }: Settings): Place =>
  placeOf(`http://localhost:${WEB_PORT}`, `http://localhost:${CMS_PORT}`, accounts);

/** Gives `work` the product of a checkout, which runs until then. */
export async function withRunning<T>(
  checkout: string,
  settings: Settings,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: checkout,
    env: { ...bare(), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const lines: string[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`The product ${why}:\n${lines.slice(-40).join("\n")}`));
      const late = setTimeout(() => fail("was not ready in time"), READY_MS);
      child.once("close", () => fail("ended"));
      for (const stream of [child.stdout, child.stderr]) {
        createInterface({ input: stream }).on("line", (line) => {
          lines.push(line);
          if (!line.startsWith("Ready.")) return;
          clearTimeout(late);
          resolve();
        });
      }
    });
    return await work(placeIn(settings));
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

/** Runs a command of a checkout to its end. @throws with what it printed when it fails. */
export async function run(checkout: string, settings: Settings, name: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ["scripts/run.mjs", name, ...args], {
    cwd: checkout,
    env: { ...bare(), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${name} ${args.join(" ")} failed:\n${printed}`);
  return printed;
}

/** Settings of whoever runs this don't reach the instance. */
function bare(): Settings {
  const { PATH = "", HOME = "", npm_config_nodedir = "" } = process.env;
  return { PATH, HOME, ...(npm_config_nodedir && { npm_config_nodedir }) };
}
