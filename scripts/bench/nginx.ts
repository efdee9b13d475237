/** Comparisons where nginx is installed: the site behind the edge, and the home page as a static file without scripts. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { startEdge } from "../../deploy/tests/edge.ts";
import { freePorts } from "../steps/environment.ts";
import { answers } from "../steps/servers.ts";
import type { Product } from "./product.ts";

const START_TIMEOUT_MS = 30_000;
const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="preload" as="script"[^>]*>/gs;
const REVEALED = /(?<=class="[^"]*)\breveal\b/g;

export { hasNginx } from "../../deploy/tests/edge.ts";

type Use<T> = (address: string) => Promise<T>;

/** The edge of `docker-compose.yml` in front of this product, without TLS. */
export async function withEdge<T>({ site, cms }: Product, use: Use<T>): Promise<T> {
  const ofMachine = (address: string) => address.replace("localhost", "127.0.0.1");
  const settings = { EDGE_RATE: "100000" };
  const edge = await startEdge({ site: ofMachine(site), cms: ofMachine(cms), settings });
  try {
    return await use(`${edge.site}/`);
  } finally {
    await edge.end();
  }
}

/** The home page as a static file without scripts; CSS, fonts and pictures come from the site. */
export function withCeiling<T>({ site }: Product, use: Use<T>): Promise<T> {
  return withNginx(async (folder, port) => {
    const html = await (await fetch(site)).text();
    const page = html.replace(SCRIPTS, "").replace(REVEALED, "");
    await mkdir(path.join(folder, "pages"));
    await writeFile(path.join(folder, "pages/home.html"), page);
    await writeFile(path.join(folder, "pages/home.html.gz"), gzipSync(page, { level: 9 }));
    const paths = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
    const config = `daemon off; pid ${folder}/pid; worker_processes 1; events {}
      http { ${paths} access_log off; server {
        listen 127.0.0.1:${port}; root ${folder}/pages; default_type text/html; gzip_static on;
        location = / { try_files /home.html =404; }
        location / { proxy_pass ${site.replace("localhost", "127.0.0.1")}; }
      } }`;
    await writeFile(path.join(folder, "nginx.conf"), config);
    return spawn("nginx", ["-e", "stderr", "-c", path.join(folder, "nginx.conf")], { stdio: "ignore" });
  }, use);
}

async function withNginx<T>(start: (folder: string, port: number) => Promise<ChildProcess>, use: Use<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  // Started as root, nginx runs its workers as another user.
  await chmod(folder, 0o755);
  const [port = 0] = await freePorts(1);
  const nginx = await start(folder, port);
  const address = `http://localhost:${port}/`;
  try {
    if (!(await answers(address, AbortSignal.timeout(START_TIMEOUT_MS)))) throw new Error("nginx did not start.");
    return await use(address);
  } finally {
    nginx.kill("SIGTERM");
    if (nginx.exitCode === null) await once(nginx, "close");
    await rm(folder, { recursive: true, force: true });
  }
}
