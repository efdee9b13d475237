import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { get } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { expected, root } from "./environment.ts";

const ENCODINGS = { identity: "", gzip: "gzip", br: "br" };
const ROUNDS = 5;
const START_MS = 10_000;
const POLL_MS = 100;
const LOAD = ["-t2", "-c64", "-d2"];
/** The edge's own settings, where they concern files. */
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

type Edge = { docker: string; project: string; siteUrl: string; folder: string };

/** Requests per second for the home page through the edge, beside nginx with the same bytes on its disk. Needs wrk. */
export async function measureEdge({ docker, project, siteUrl, folder }: Edge): Promise<void> {
  const ask = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(docker, args, { encoding: "utf8" });
    if (status !== 0) throw expected(stderr);
    return stdout.trim();
  };
  const address = (container: string) =>
    ask("inspect", "--format={{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}", container);

  const disk = path.join(folder, "disk");
  await mkdir(disk);
  for (const [name, accepted] of Object.entries(ENCODINGS)) {
    await writeFile(path.join(disk, name), await bytes(siteUrl, accepted));
  }
  await writeFile(path.join(disk, "nginx.conf"), NGINX);
  const label = (name: string, value: string) => `--filter=label=com.docker.compose.${name}=${value}`;
  const edge = ask("ps", "--quiet", label("project", project), label("service", "edge"));
  const image = ask("inspect", "--format={{.Image}}", edge);
  const server = ask(
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
    ask("cp", disk, `${server}:/disk`);
    ask("start", server);
    await listens(`http://${address(server)}:8080/identity`);
    const rows = Object.entries(ENCODINGS).map(([name, accepted]) => {
      const rounds = Array.from({ length: ROUNDS }, () => ({
        disk: rate(`http://${address(server)}:8080/${name}`),
        edge: rate(`http://${address(edge)}:8080/`, accepted),
      }));
      const ratio = median(rounds.map((round) => round.edge / round.disk));
      return {
        encoding: name,
        disk: Math.round(median(rounds.map((round) => round.disk))),
        edge: Math.round(median(rounds.map((round) => round.edge))),
        ratio: Number(ratio.toFixed(2)),
      };
    });
    console.log("Home page, requests per second:");
    console.table(rows);
  } finally {
    ask("rm", "--force", server);
  }
}

async function listens(address: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw expected(`The server with the files at ${address} does not answer.`);
    await setTimeout(POLL_MS);
  }
}

function rate(address: string, accepted = ""): number {
  const { stdout } = spawnSync("wrk", [...LOAD, "-H", `Accept-Encoding: ${accepted}`, address], {
    cwd: root,
    encoding: "utf8",
  });
  const [, found] = /Requests\/sec:\s+([\d.]+)/.exec(stdout ?? "") ?? [];
  if (!found || stdout.includes("Non-2xx")) throw expected(`wrk could not measure ${address}: ${stdout}`);
  return Number(found);
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
