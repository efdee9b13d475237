/**
 * `node scripts/run.mjs test-upgrades [sqlite] [postgres]` restores the archive of each older version with this one, starts
 * it, and compares what it answers with what that version answered: on SQLite with a folder, where it also goes back to a
 * backup, and on PostgreSQL with a bucket. `--old-version CHECKOUT` goes back with the version in CHECKOUT instead.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { expected, fail, root } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, type Command, install } from "../ops/install/install.ts";
import { callersPath } from "../ops/run/named-file.ts";
import { withPrivateFolder } from "../ops/trial/private-folder.ts";
import type { Place, Settings } from "../ops/trial/product.ts";
import { ARCHIVES, readArchive } from "./upgrades/archive.ts";
import type { Observed } from "./upgrades/observed.ts";

const DATABASES = ["sqlite", "postgres"] as const;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: "string" }, "old-version": { type: "string" } },
  });
  const unknown = positionals.find((name) => !DATABASES.some((each) => each === name));
  if (unknown) throw expected(`Name databases, ${DATABASES.join(" or ")}: ${unknown} is none.`);
  await alone(async () => {
    await install();
    await build();
  });
  const old = values["old-version"];
  const chosen = DATABASES.filter((name) => positionals.length === 0 || positionals.includes(name));
  const failed = old ? await goBackWith(callersPath(old)) : await upgradeAll(chosen, values.write);
  if (failed > 0) throw expected(`${failed} differences that nobody meant.`);
} catch (error) {
  fail(error);
}

type Database = (typeof DATABASES)[number];

async function upgradeAll(databases: Database[], write?: string): Promise<number> {
  let failed = 0;
  for (const version of (await readdir(ARCHIVES)).sort()) {
    for (const database of databases) failed += await upgrade(version, database, write);
  }
  return failed;
}

async function upgrade(version: string, database: Database, write?: string): Promise<number> {
  const { compare, report } = await import("./upgrades/compare.ts");
  const { observe } = await import("./upgrades/observe.ts");
  const { settingsIn, withProduct } = await import("../ops/trial/product.ts");
  const { run } = await import("../ops/trial/programs.ts");
  const { applyWithoutMails } = await import("./upgrades/apply.ts");

  const started = Date.now();
  const { file: archive, before, intended, types } = await readArchive(version);
  const seconds = () => Math.round((Date.now() - started) / 1000);

  return withPrivateFolder("upgrade", async (own) => {
    const backup = path.join(own, "before.tar.gz");
    const restored = async (
      folder: string,
      others: Settings,
      from: string,
      use: (settings: Settings, place: Place) => Promise<void> = async () => {},
    ) => {
      await mkdir(path.join(own, folder));
      const settings = await settingsIn(path.join(own, folder), others);
      console.log((await run(commandOf("restore", from), settings)).trim());
      return withProduct(settings, async (place) => {
        const observed = await observe(place, types, Object.keys(before.pages));
        await use(settings, place);
        return observed;
      });
    };
    const backUpAndUse = async (settings: Settings, place: Place) => {
      await run(commandOf("backup", backup), settings);
      await applyWithoutMails(place);
    };
    const after =
      database === "sqlite"
        ? await restored("upgraded", {}, archive, backUpAndUse)
        : await withPostgresAndBucket((others) => restored("upgraded", others, archive));
    if (write) await writeFile(write, `${JSON.stringify({ differences: compare(before, after), after }, null, 1)}\n`);
    const wrong = report(`${version} on ${database}, ${seconds()} s`, before, after, intended);
    if (database !== "sqlite") return wrong;

    // Only what was sent after the backup is lost.
    const lost = compare(after, await restored("back", {}, backup));
    for (const each of lost) console.error(`Lost by going back: ${each}`);
    console.log(`${version} on ${database}, back to a backup: ${lost.length} differences, ${seconds()} s`);
    return wrong + lost.length;
  });
}

async function goBackWith(checkout: string): Promise<number> {
  const { compare, judge } = await import("./upgrades/compare.ts");
  const { observe } = await import("./upgrades/observe.ts");
  const { settingsIn, withProduct } = await import("../ops/trial/product.ts");
  const { run } = await import("../ops/trial/programs.ts");

  const { version } = JSON.parse(await readFile(path.join(checkout, "package.json"), "utf8"));
  const { file: archive, before, intended } = await readArchive(version);
  return withPrivateFolder("upgrade", async (own) => {
    const settings = await settingsIn(own);
    console.log((await run(commandOf("restore", archive), settings, checkout)).trim());
    const after = await withProduct(
      settings,
      (place) => observe(place, undefined, Object.keys(before.pages)),
      checkout,
    );
    // One intended change is that a restore holds back waiting mails, in each version.
    const { unexpected } = judge(compare(before, after), intended);
    for (const each of unexpected) console.error(`Lost by going back: ${each}`);
    console.log(`${version}, back with itself: ${unexpected.length} differences`);
    return unexpected.length;
  });
}

function commandOf(name: string, file: string): Command {
  return [process.execPath, "scripts/run.mjs", name, file];
}

type Bucket = { settings: Record<string, string>; stop: () => Promise<void> };

async function withPostgresAndBucket(observed: (others: Record<string, string>) => Promise<Observed>) {
  const { withPostgres } = await import("../ops/trial/postgres.ts");
  const { asInFolder } = await import("./upgrades/compare.ts");
  const { startBucket }: { startBucket: () => Promise<Bucket> } = await import(
    path.join(root, "apps/cms/tests/setup/bucket.ts")
  );
  const bucket = await startBucket();
  try {
    const settings = { DATABASE_CLIENT: "postgres", ...bucket.settings };
    const after = await withPostgres((url) => observed({ ...settings, DATABASE_URL: url }));
    return asInFolder(after);
  } finally {
    await bucket.stop();
  }
}
