import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { claimedPorts } from "@repo/testing/free-port";
import { answers } from "../../ops/run/servers.ts";

const START_MS = 120_000;
const HEALTH_PORT = "8082";
const PORTS = ["8443", "8080", "8081", HEALTH_PORT, "8083"];

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

/** Copies the edge's configuration, with its folders inside this one. `change` may alter each file. */
export function copyEdge(folder: string, change = (content: string) => content): void {
  cpSync(path.resolve(import.meta.dirname, "../nginx"), path.join(folder, "edge"), { recursive: true });
  for (const file of readdirSync(path.join(folder, "edge"))) {
    const name = path.join(folder, "edge", file);
    const inFolder = readFileSync(name, "utf8").replace(
      /(?<=[\s=("])\/(edge|run|var\/cache|tmp|certificates)\b/g,
      `${folder}/$1`,
    );
    writeFileSync(name, change(inFolder));
  }
  // nginx changes to another user when root starts it.
  chmodSync(folder, 0o755);
  for (const name of ["run/edge", "var/cache/edge", "tmp", "certificates"]) {
    mkdirSync(path.join(folder, name), { recursive: true });
    chmodSync(path.join(folder, name), 0o777);
  }
}

type Behind = { site: string; cms: string; settings?: Record<string, string>; certify?: (folder: string) => void };

export type Edge = Awaited<ReturnType<typeof startEdge>>;

/** Starts the edge of docker-compose.yml before these two servers. `certify` writes a certificate into its folder. */
export async function startEdge({ site, cms, settings, certify }: Behind) {
  const folder = mkdtempSync(path.join(tmpdir(), "edge-"));
  const free = await claimedPorts(PORTS.length);
  const ports = new Map(PORTS.map((name, index) => [name, free[index]]));
  copyEdge(folder, (content) =>
    content
      .replaceAll("http://web:3000", site)
      .replaceAll("http://cms:1337", cms)
      .replaceAll(/(?<=(?:listen|server) (?:127\.0\.0\.1:)?)(?:80\d\d|8443)\b/g, (name) => String(ports.get(name))),
  );
  certify?.(path.join(folder, "certificates"));
  const log = path.join(folder, "access.log");
  const nginx = spawn("sh", [path.join(folder, "edge/start.sh"), "-e", "stderr"], {
    env: {
      PATH: process.env.PATH,
      SITE_URL: certify ? `https://localhost:${ports.get("8443")}` : `http://localhost:${ports.get("8080")}`,
      CMS_URL: "https://cms.example.com",
      ...settings,
    },
    // This must be a file, because nginx opens its output again by name.
    stdio: ["ignore", openSync(log, "a"), "ignore"],
  });
  const end = async () => {
    nginx.kill("SIGTERM");
    if (nginx.exitCode === null) await once(nginx, "close");
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await answers(`http://127.0.0.1:${ports.get(HEALTH_PORT)}/`, AbortSignal.timeout(START_MS)))) {
    await end();
    throw new Error("The edge did not start.");
  }
  const addressOf = (port: string) => `http://127.0.0.1:${ports.get(port)}`;
  return { httpsPort: Number(ports.get("8443")), site: addressOf("8080"), panel: addressOf("8081"), log, end };
}
