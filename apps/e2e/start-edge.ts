import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { product } from "./product";

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

const library = pathToFileURL(path.resolve("../../deploy/tests/edge.ts")).href;
const ofMachine = (address: string) => address.replace("localhost", "127.0.0.1");

/** Starts the edge of docker-compose.yml before the product of these tests. `rate` is its EDGE_RATE. */
export async function startEdge(rate: number) {
  const behind = {
    site: ofMachine(product.SITE_URL),
    cms: ofMachine(product.CMS_URL),
    settings: { SITE_URL: product.SITE_URL, TRUSTED_PROXIES: "127.0.0.1", EDGE_RATE: String(rate) },
  };
  // This runs in Node.js itself, because Playwright's modules lack `import.meta`.
  const code = `import { startEdge } from "${library}";
    const edge = await startEdge(${JSON.stringify(behind)});
    process.once("SIGTERM", async () => { await edge.end(); process.exit(); });
    console.log(JSON.stringify({ url: edge.site, panel: edge.panel }));
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const addresses: { url: string; panel: string } = JSON.parse(line);
  const end = async () => {
    child.kill("SIGTERM");
    await once(child, "close");
  };
  return { ...addresses, end };
}
