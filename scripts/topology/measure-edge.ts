import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { get } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { expected, root } from "../steps/environment.ts";

const ENCODINGS = { identity: "", gzip: "gzip", br: "br" };
const ROUNDS = 5;
const START_MS = 10_000;
const POLL_MS = 100;
const LOAD = ["-t2", "-c64", "-d2", "--latency"];
const NGINX = `
  pid /tmp/nginx.pid; worker_processes auto; error_log stderr crit; events { worker_connections 4096; }
  http {
    include /etc/nginx/mime.types; access_log off; server_tokens off;
    sendfile on; tcp_nopush on; keepalive_requests 10000; open_file_cache max=4000 inactive=60s;
    client_body_temp_path /tmp/1; proxy_temp_path /tmp/2; fastcgi_temp_path /tmp/3; uwsgi_temp_path /tmp/4;
    scgi_temp_path /tmp/5;
    server {
      listen 8080; root /disk;
      location = /br { default_type text/html; add_header Content-Encoding br; }
      location = /gzip { default_type text/html; add_header Content-Encoding gzip; }
      location = /identity { default_type text/html; }
    }
  }`;

export type Containers = { docker: string; project: string; folder: string };

export function addressesOf({ docker, project }: Containers, service: string): string[] {
  return containersOf({ docker, project }, service).map((container) => addressOf(docker, container));
}

/** Requests per second for the home page through the edge and from nginx with the same bytes on disk. Needs wrk. */
export async function measureEdge({ docker, project, folder, siteUrl }: Containers & { siteUrl: string }) {
  const disk = path.join(folder, "disk");
  await mkdir(disk);
  for (const [name, accepted] of Object.entries(ENCODINGS)) {
    await writeFile(path.join(disk, name), await bytes(siteUrl, accepted));
  }
  await writeFile(path.join(disk, "nginx.conf"), NGINX);
  const [edge = ""] = containersOf({ docker, project }, "edge");
  const image = ask(docker, "inspect", "--format={{.Image}}", edge);
  const server = ask(
    docker,
    "create",
    `--network=${project}_front`,
    "--entrypoint=nginx",
    image,
    "-c",
    "/disk/nginx.conf",
    "-g",
    "daemon off;",
  );
  try {
    ask(docker, "cp", disk, `${server}:/disk`);
    ask(docker, "start", server);
    await listens(`http://${addressOf(docker, server)}:8080/identity`);
    return Object.entries(ENCODINGS).map(([name, accepted]) => {
      const rounds = Array.from({ length: ROUNDS }, () => ({
        disk: load(`http://${addressOf(docker, server)}:8080/${name}`),
        edge: load(`http://${addressOf(docker, edge)}:8080/`, accepted),
      }));
      const middle = (of: (round: (typeof rounds)[number]) => number, digits = 0) =>
        Number(median(rounds.map(of)).toFixed(digits));
      return {
        encoding: name,
        "disk/s": middle(({ disk }) => disk.perSecond),
        "edge/s": middle(({ edge }) => edge.perSecond),
        ratio: middle(({ disk, edge }) => edge.perSecond / disk.perSecond, 2),
        "disk p99 ms": middle(({ disk }) => disk.p99, 1),
        "edge p99 ms": middle(({ edge }) => edge.p99, 1),
      };
    });
  } finally {
    ask(docker, "rm", "--force", server);
  }
}

function ask(docker: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(docker, args, { encoding: "utf8" });
  if (status !== 0) throw expected(stderr);
  return stdout.trim();
}

function containersOf({ docker, project }: Pick<Containers, "docker" | "project">, service: string): string[] {
  const label = (name: string, value: string) => `--filter=label=com.docker.compose.${name}=${value}`;
  return ask(docker, "ps", "--quiet", label("project", project), label("service", service)).split("\n");
}

function addressOf(docker: string, container: string): string {
  const networks = ask(
    docker,
    "inspect",
    "--format={{range $name, $network := .NetworkSettings.Networks}}{{$name}}={{$network.IPAddress}} {{end}}",
    container,
  );
  return /_front=(\S+)/.exec(networks)?.[1] ?? "";
}

async function listens(address: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw expected(`The server with the files at ${address} doesn't respond.`);
    await setTimeout(POLL_MS);
  }
}

const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };

function load(address: string, accepted = ""): { perSecond: number; p99: number } {
  const { stdout } = spawnSync("wrk", [...LOAD, "-H", `Accept-Encoding: ${accepted}`, address], {
    cwd: root,
    encoding: "utf8",
  });
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout ?? "") ?? [];
  const [, p99, unit = ""] = /99%\s+([\d.]+)(\w+)/.exec(stdout ?? "") ?? [];
  if (!rate || !p99 || stdout.includes("Non-2xx")) throw expected(`wrk could not measure ${address}: ${stdout}`);
  return { perSecond: Number(rate), p99: Number(p99) * (MS[unit] ?? Number.NaN) };
}

async function bytes(address: string, accepted: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": accepted } }, (answer) => resolve(buffer(answer))).once(
      "error",
      reject,
    );
  });
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
