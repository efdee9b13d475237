/**
 * `node scripts/run.mjs test-upgrades [sqlite] [postgres]`: restores the archive of each older version with this one, starts
 * it, and compares what it answers with what that version answered.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "./steps/build.ts";
import { expected, fail, root } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";
import type { Intended } from "./upgrades/compare.ts";
import type { Observed } from "./upgrades/observe.ts";

const ARCHIVES = path.join(root, "scripts/upgrades/archives");
const DATABASES = ["sqlite", "postgres"] as const;

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { write: { type: "string" } } });
  const unknown = positionals.find((name) => !DATABASES.some((each) => each === name));
  if (unknown) throw expected(`Name databases, ${DATABASES.join(" or ")}: ${unknown} is none.`);
  await alone(async () => {
    await install();
    await build();
  });
  let failed = 0;
  for (const version of (await readdir(ARCHIVES)).sort()) {
    for (const database of DATABASES) {
      if (positionals.length > 0 && !positionals.includes(database)) continue;
      failed += await upgrade(version, database, values.write);
    }
  }
  if (failed > 0) throw expected(`${failed} differences that nobody meant.`);
} catch (error) {
  fail(error);
}

async function upgrade(version: string, database: (typeof DATABASES)[number], write?: string): Promise<number> {
  const { compare, countsOf, judge } = await import("./upgrades/compare.ts");
  const { observe } = await import("./upgrades/observe.ts");
  const { run, settingsIn, withRunning } = await import("./upgrades/running.ts");
  const { withPostgres } = await import("./bench/product.ts");

  const started = Date.now();
  const folder = path.join(ARCHIVES, version);
  const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), "utf8"));
  const before: Observed = await read("expected.json");
  const intended: Intended[] = await read("differences.json");
  const types = [...new Set(Object.keys(before.entries).map((name) => name.split(" ", 1)[0] ?? ""))];

  const own = await mkdtemp(path.join(tmpdir(), "upgrade-"));
  try {
    const observed = async (others: Record<string, string>) => {
      const settings = { ...(await settingsIn(own)), ...others };
      console.log((await run(root, settings, "restore", path.join(folder, "archive.tar.gz"))).trim());
      return withRunning(root, settings, (place) => observe(place, types, Object.keys(before.pages)));
    };
    const after =
      database === "sqlite"
        ? await observed({})
        : await withPostgres((url) => observed({ DATABASE_CLIENT: "postgres", DATABASE_URL: url }));
    const differences = compare(before, after);
    if (write) await writeFile(write, `${JSON.stringify({ differences, after }, null, 1)}\n`);
    const { unexpected, absent } = judge(differences, intended);
    for (const each of unexpected) console.error(`Not meant: ${each}`);
    for (const each of absent) console.error(`Meant, but not so: ${each}`);
    const counts = Object.entries(countsOf(before)).map(([what, count]) => `${count} ${what}`);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${version} on ${database}: ${counts.join(", ")}; ${differences.length} differences, ${seconds} s`);
    return unexpected.length + absent.length;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
