/** `node scripts/run.mjs test-plugins [--pictures]` tests our Strapi plugins in a project that Strapi's starter makes. */
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { packPlugin, pluginNames } from "../scripts/release/steps/pack-plugins.ts";
import { browser } from "../scripts/steps/browser.ts";
import { createChecks } from "../scripts/steps/check.ts";
import { fail, freePorts } from "../scripts/steps/environment.ts";
import { alone, install, pnpm, turbo } from "../scripts/steps/install.ts";
import { keepPictures } from "./plugins/pictures.ts";
import { makeProject, type Project } from "./plugins/project.ts";
import { start, startStrapi } from "./plugins/servers.ts";

const STARTS = 3;

const folder = await mkdtemp(path.join(tmpdir(), "plugins-"));
try {
  const names = await pluginNames();
  const CHROMIUM = await alone(async () => {
    await install();
    await turbo("Building the plugins", ["run", "build", ...names.map((name) => `--filter=${name}`)]);
    return browser();
  });
  const tarballs: Record<string, string> = {};
  for (const name of names) tarballs[name] = await packPlugin(name, folder);
  const project = await makeProject(folder, tarballs);

  console.table(await sizes(tarballs));
  console.log("Until it answers:");
  console.table(await startTimes(project));
  await goThrough(project, CHROMIUM);
  await rm(folder, { recursive: true });
} catch (error) {
  await rm(folder, { recursive: true, force: true });
  fail(error);
}

async function sizes(tarballs: Record<string, string>) {
  const rows = Object.entries(tarballs).map(async ([name, file]) => [name, { kB: (await stat(file)).size / 1000 }]);
  return Object.fromEntries(await Promise.all(rows));
}

/** In turn, so that what else the machine does slows both; after a first start of each, which makes the tables. */
async function startTimes(project: Project) {
  const [port = 0] = await freePorts(1);
  const launch = async (where: string) => {
    const { ms, cpuSeconds, stop } = await startStrapi(where, port);
    await stop();
    return { ms, "CPU s": cpuSeconds };
  };
  for (const where of [project.plain, project.folder]) await launch(where);
  const rows: object[] = [];
  for (let round = 0; round < STARTS; round++) {
    rows.push({ plugins: "without", ...(await launch(project.plain)) });
    rows.push({ plugins: "with", ...(await launch(project.folder)) });
  }
  return rows;
}

/** @throws when a journey fails */
async function goThrough(project: Project, CHROMIUM: string | undefined): Promise<void> {
  const [cms = 0, site = 0] = await freePorts(2);
  const addresses = { PLUGINS_CMS: `http://localhost:${cms}`, PLUGINS_SITE: `http://localhost:${site}` };
  const pictures = path.join(folder, "pictures");
  const takesPictures = process.argv.includes("--pictures");
  if (takesPictures) await mkdir(pictures);
  const checks = createChecks();
  const strapi = await startStrapi(project.folder, cms, { CLIENT_URL: addresses.PLUGINS_SITE });
  try {
    const example = await start(project.folder, project.site({ cms, site }), addresses.PLUGINS_SITE);
    const env = { CHROMIUM, ...addresses, ...(takesPictures && { PLUGINS_PICTURES: pictures }) };
    await checks.run("Journeys", [...(await pnpm()), "--filter", "e2e", "test:plugins"], env);
    await example.stop();
  } finally {
    await strapi.stop();
  }
  await checks.summarize();
  if (takesPictures) await keepPictures(pictures);
}
