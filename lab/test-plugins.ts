/** `node scripts/run.mjs test-plugins [--pictures]` tests our Strapi plugins in a project that Strapi's starter makes. */
import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { createChecks } from "../ops/check/check.ts";
import { fail } from "../ops/command.ts";
import { browser } from "../ops/install/browser.ts";
import { alone, type Command, install, pnpm, turbo } from "../ops/install/install.ts";
import { packPlugin, pluginNames } from "../ops/release/pack-plugins.ts";
import { withPrivateFolder } from "../ops/trial/private-folder.ts";
import { cpuSeconds } from "../ops/trial/processes.ts";
import { startProgram } from "../ops/trial/programs.ts";
import { claimedPorts } from "../packages/testing/src/free-port.ts";
import { keepPictures } from "./plugins/pictures.ts";
import { makeProject, type Project } from "./plugins/project.ts";

const STARTS = 3;

try {
  const names = await pluginNames();
  const CHROMIUM = await alone(async () => {
    await install();
    await turbo("Building the plugins", ["run", "build", ...names.map((name) => `--filter=${name}`)]);
    return browser();
  });
  await withPrivateFolder("plugins", async (folder) => {
    const tarballs: Record<string, string> = {};
    for (const name of names) tarballs[name] = await packPlugin(name, folder);
    const project = await makeProject(folder, tarballs);

    console.table(await sizes(tarballs));
    console.log("Until it answers:");
    console.table(await startTimes(project));
    await goThrough(project, path.join(folder, "pictures"), CHROMIUM);
  });
} catch (error) {
  fail(error);
}

async function sizes(tarballs: Record<string, string>) {
  const rows = Object.entries(tarballs).map(async ([name, file]) => [name, { kB: (await stat(file)).size / 1000 }]);
  return Object.fromEntries(await Promise.all(rows));
}

/** Alternates between both projects, so that other work slows both, after a first start that makes the tables. */
async function startTimes(project: Project) {
  const [port = 0] = await claimedPorts(1);
  const launch = async (where: string) => {
    const begun = performance.now();
    const { pid, stop } = await startStrapi(where, port);
    const measured = { ms: Math.round(performance.now() - begun), "CPU s": await cpuSeconds(pid) };
    await stop();
    return measured;
  };
  for (const where of [project.plain, project.folder]) await launch(where);
  const rows: object[] = [];
  for (let round = 0; round < STARTS; round++) {
    rows.push({ plugins: "without", ...(await launch(project.plain)) });
    rows.push({ plugins: "with", ...(await launch(project.folder)) });
  }
  return rows;
}

async function startStrapi(where: string, port: number, CLIENT_URL?: string) {
  const strapi = start(where, ["node", "node_modules/@strapi/strapi/bin/strapi.js", "start"], {
    STRAPI_TELEMETRY_DISABLED: "1",
    STRAPI_DISABLE_UPDATE_NOTIFICATION: "1",
    CLIENT_URL,
    PORT: String(port),
  });
  await strapi.answers(`http://localhost:${port}/_health`);
  return strapi;
}

function start(cwd: string, command: Command, env: NodeJS.ProcessEnv = {}) {
  return startProgram(command, { cwd, log: path.join(cwd, "server.log"), env: { ...process.env, ...env } });
}

async function goThrough(project: Project, pictures: string, CHROMIUM?: string): Promise<void> {
  const [cms = 0, site = 0] = await claimedPorts(2);
  const addresses = { PLUGINS_CMS: `http://localhost:${cms}`, PLUGINS_SITE: `http://localhost:${site}` };
  const takesPictures = process.argv.includes("--pictures");
  if (takesPictures) await mkdir(pictures);
  const checks = createChecks();
  const strapi = await startStrapi(project.folder, cms, addresses.PLUGINS_SITE);
  try {
    const example = start(project.folder, project.site({ cms, site }));
    await example.answers(addresses.PLUGINS_SITE);
    const env = { CHROMIUM, ...addresses, ...(takesPictures && { PLUGINS_PICTURES: pictures }) };
    await checks.run("Journeys", [...(await pnpm()), "--filter", "e2e", "test:plugins"], env);
    await example.stop();
  } finally {
    await strapi.stop();
  }
  await checks.summarize();
  if (takesPictures) await keepPictures(pictures);
}
