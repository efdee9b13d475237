import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DCLinter } from "dclint";
import { type ValidatorSettings, validate } from "dockerfile-utils";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { copyEdge, hasNginx } from "./edge.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

type Service = Record<string, unknown> & { environment?: Record<string, string>; ports?: string[]; image?: string };
const FILES = ["docker-compose.yml", "docker-compose.replicas.yml", "docker-compose.coolify.yml"];
const servicesOf = (file: string) =>
  (parse(read(file), { merge: true }) as { services: Record<string, Service> }).services;
const all = FILES.flatMap((file) => Object.values(servicesOf(file)));
/** The entries of docker-compose.replicas.yml have no image, because they only change services. */
const hardened = FILES.slice(0, 2).flatMap((file) => Object.entries(servicesOf(file)).filter(([, { image }]) => image));

/** Our files are ordered by topic, name built images so that they can be promoted, and are checked for ports below. */
const LEFT_OUT =
  /-order$|-alphabetical-|^no-build-and-image$|^no-quotes-in-volumes$|^no-unbound-port-interfaces$|^require-quotes-in-ports$|^require-project-name-field$/;

it.each(FILES)("%s is by the rules of dclint", (file) => {
  const [result] = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] }).lintFiles(
    [path.join(root, file)],
    false,
  );
  const messages: { line: number; rule: string; message: string }[] = result?.messages ?? [];
  const found = messages.filter(({ rule }) => !LEFT_OUT.test(rule));
  expect(result).toBeDefined();
  expect(found.map(({ line, rule, message }) => `${line}: ${rule}: ${message}`)).toEqual([]);
});

it.each(hardened)("%s is confined, limited and watched", (name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
  });
  if (!["prepare", "certbot"].includes(name)) expect(service.healthcheck).toBeDefined();
});

it("no setting has a secret in it, and what has none is named", () => {
  const values = all.flatMap(({ environment }) => Object.entries(environment ?? {}));
  // A variable without a value gets that of .env.
  const secret = values.filter(([name, value]) => value && /PASSWORD|SECRET|TOKEN|SALT|KEY/.test(name));
  expect(secret.length).toBeGreaterThan(10);
  for (const [name, value] of secret) expect(value, name).toMatch(/^\$\{\w+:(\?.*|-)\}$/);
});

it("everything listens on the loopback address, unless a setting says otherwise", () => {
  const ports = all.flatMap((service) => service.ports ?? []);
  expect(ports.length).toBeGreaterThan(3);
  for (const port of ports) expect(port).toMatch(/^(127\.0\.0\.1|\$\{EDGE_BIND:-127\.0\.0\.1\}):/);
});

it("every image has a pinned version", () => {
  const based = [...read("Dockerfile").matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)].map(([, image = ""]) => image);
  const images = all.flatMap(({ image }) => image ?? []);
  for (const image of [...based, ...images])
    expect(image).toMatch(/:v?\d+\.\d+[.\d]*[\w.-]*$|^\$\{IMAGES:(-website|\?.*)\}\//);
});

it("a development container has the pinned Node.js", () => {
  const { image } = JSON.parse(read(".devcontainer/devcontainer.json"));
  expect(image).toContain(`-${Number.parseInt(read(".nvmrc"), 10)}-`);
});

it("Dockerfile has nothing that its linter knows", () => {
  const settings: ValidatorSettings = { deprecatedMaintainer: 2, directiveCasing: 2, instructionCasing: 2 };
  expect(
    validate(read("Dockerfile"), settings).map(({ range, message }) => `${range.start.line + 1}: ${message}`),
  ).toEqual([]);
});

const edges = {
  "on localhost": { SITE_URL: "http://localhost:8080", CMS_URL: "http://localhost:1337" },
  "behind proxies": {
    SITE_URL: "https://www.example.com",
    CMS_URL: "https://cms.example.com",
    TRUSTED_PROXIES: "10.0.0.0/8, fd00::1",
  },
  "behind a platform's proxy": {
    SITE_URL: "https://www.example.com",
    CMS_URL: "https://cms.example.com",
    TRUSTED_PROXIES: "203.0.113.7, private",
  },
};

// Where nginx is missing, only `npm run test:topology` starts it.
it.each(hasNginx ? Object.entries(edges) : [])("nginx reads the configuration of an edge %s", (_, settings) => {
  const folder = mkdtempSync(path.join(tmpdir(), "edge-"));
  try {
    copyEdge(folder);
    const { status, stderr } = spawnSync("sh", [path.join(folder, "edge/start.sh"), "-t"], {
      env: { PATH: process.env.PATH, ...settings },
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
    });
    expect(status, stderr).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.runIf(hasNginx)("nginx reads the site file of a server without containers", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  try {
    const file = path.join(folder, "nginx.conf");
    const site = path.join(root, "deploy/sites/nginx.conf");
    writeFileSync(file, `pid ${folder}/pid; events {} http { access_log off; include ${site}; }`);
    const { status, stderr } = spawnSync("nginx", ["-t", "-e", "stderr", "-c", file], { encoding: "utf8" });
    expect(status, stderr).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("a checkout on Windows keeps the line ends of scripts that run in containers", () => {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout;
  const checkedOut = git("-c", "core.autocrlf=true", "cat-file", "--filters", ":deploy/secrets.sh");
  expect(checkedOut).toMatch(/^#!\/bin\/sh\n/);
});
