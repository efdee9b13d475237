import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseProxies } from "../../packages/process/settings/proxies.ts";
import { cmsSettings, parseEnvFile, webSettings } from "../../packages/process/settings/settings.ts";

type Environment = Record<string, string>;

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

function answer(name: string): string {
  if (name.endsWith("_URL")) return `https://${name.toLowerCase().replace("_", ".")}.com`;
  if (name.endsWith("_HOST")) return `${name.toLowerCase().replace("_", "-")}.acme.com`;
  return /MAIL/.test(name) ? "somebody@acme.com" : `Aa1-a-secret-of-${name.toLowerCase()}`;
}

/** Returns a service's environment as Compose makes it when no variable is set. */
function composed(service: string, ...files: string[]): Environment {
  const read = (file: string) => parse(readFileSync(path.join(root, file), "utf8"), { merge: true });
  const environment = Object.assign({}, ...files.map((file) => read(file).services[service]?.environment));
  return Object.fromEntries(
    Object.entries<string | null>(environment).map(([name, value]) => [
      name,
      (value ?? answer(name)).replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, variable, kind, fallback) =>
        kind === "?" ? answer(variable) : fallback,
      ),
    ]),
  );
}

const REPLICAS = ["docker-compose.yml", "docker-compose.replicas.yml"];

describe("the settings of containers", () => {
  it("on one server are complete: PostgreSQL, a folder, a mail server by STARTTLS", () => {
    const settings = cmsSettings(composed("cms", "docker-compose.yml"));
    expect(settings).toMatchObject({ database: { client: "postgres" }, s3: undefined, smtp: { port: 587 } });
    expect(webSettings(composed("web", "docker-compose.yml")).redisUrl).toBeUndefined();
  });

  it("with replicas share a bucket and a cache", () => {
    for (const service of ["cms", "prepare"]) {
      expect(cmsSettings(composed(service, ...REPLICAS)).s3, service).toMatchObject({
        endpoint: "http://storage:7070/",
      });
    }
    expect(webSettings(composed("web", ...REPLICAS)).redisUrl).toBe("redis://redis:6379");
  });

  it("on a platform believe its proxy, and nobody on the internet", () => {
    const { trustedProxies, cmsUrl, siteUrl } = cmsSettings(composed("cms", "docker-compose.coolify.yml"));
    expect(trustedProxies.check("10.0.1.7")).toBe(true);
    expect(trustedProxies.check("203.0.113.7")).toBe(false);
    expect([siteUrl, cmsUrl]).toEqual(["https://site-host.acme.com", "https://cms-host.acme.com"]);
    expect(webSettings(composed("web", "docker-compose.coolify.yml")).cmsUrl).toBe("http://cms:1337");
  });
});

it("the edge takes the same networks for private as the servers do", () => {
  const [, list = ""] = /^private='(.+)'$/m.exec(read("deploy/nginx/start.sh")) ?? [];
  expect(parseProxies(list)?.rules).toEqual(parseProxies("private")?.rules);
});

it(".env.example sets nothing: what it shows is the sample firm's, or a default", () => {
  expect(parseEnvFile(read(".env.example"))).toEqual({});
});

const units = readdirSync(path.join(root, "deploy")).filter((file) => file.endsWith(".service"));
const hasAnalyze = spawnSync("systemd-analyze", ["--version"]).status === 0;

it.runIf(hasAnalyze).each(units)("systemd finds little that %s is exposed to", (unit) => {
  const analyze = ["security", "--offline=true", "--no-pager", path.join(root, "deploy", unit)];
  const { stdout } = spawnSync("systemd-analyze", analyze, { encoding: "utf8" });
  expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
});

it("the units are confined by the same settings", () => {
  const confinement = units.map((unit) =>
    read(`deploy/${unit}`).split("# Node.js compiles")[1]?.split("\n\n")[0]?.trim(),
  );
  expect(confinement.length).toBeGreaterThan(2);
  expect(new Set(confinement).size).toBe(1);
});
