import type { Core } from "@strapi/strapi";
import { checkArchive, type Manifest } from "./archive";
import { backUp } from "./back-up";
import { BackupError } from "./backup-error";
import * as contents from "./contents";
import { refuseOtherFiles, refuseUsedDatabase } from "./empty";
import { restore } from "./restore";

const NAMED = 5;

type Told = { message: string; warning?: string };

/** @throws an error whose message is one line for the operator. */
export async function backUpTo(file: string): Promise<Told> {
  const { rows, files, missing, bytes, seconds } = await inOneLine("backup", () => backUp(file));
  const size = (bytes / 1e6).toFixed(1);
  return {
    message: `Backed up ${rows} rows and ${files} files in ${seconds} s: ${file} (${size} MB).`,
    warning:
      missing.length > 0
        ? `Missing, deleted meanwhile or lost: ${missing.length} files, such as ${missing.slice(0, NAMED).join(", ")}.`
        : undefined,
  };
}

/** Verifies everything before `load` starts Strapi, which creates the schema. @throws like `backUpTo`. */
export async function restoreFrom(file: string, load: () => Promise<Core.Strapi>): Promise<Told> {
  const { takenAt, rows, files, heldBack, unknown, migrations, seconds } = await inOneLine("restore", async () => {
    const manifest = await checkArchive(file);
    await refuseUsedDatabase();
    await refuseOtherFiles(manifest);
    const strapi = await load();
    const summary = await restore(strapi, file, manifest);
    await strapi.destroy();
    return { ...summary, takenAt: manifest.takenAt };
  });
  const lines = [
    `Restored ${rows} rows and ${files} files in ${seconds} s, as they were at ${takenAt}.`,
    "Accounts and passwords are those of the backup, whatever the settings say. Everybody has to sign in.",
  ];
  if (heldBack > 0)
    lines.push(`Held back: ${heldBack} mails that were waiting. The jobs dashboard can send them again.`);
  if (migrations.length > 0)
    lines.push(`It is of an older version: the next start runs ${migrations.length} migrations on it.`);
  return {
    message: lines.join("\n"),
    warning: unknown.length > 0 ? `Left out, since this version has no such tables: ${unknown.join(", ")}.` : undefined,
  };
}

/** Verifies all of the archive. @throws like `backUpTo`. */
export const manifestOf = (file: string): Promise<Manifest> => inOneLine("check", () => checkArchive(file));

export const contentsOf = (): Promise<contents.Contents> => inOneLine("look", contents.contentsOf);

async function inOneLine<Result>(what: string, work: () => Promise<Result>): Promise<Result & { seconds: string }> {
  const started = performance.now();
  try {
    return { ...(await work()), seconds: ((performance.now() - started) / 1000).toFixed(1) };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const [line] = String((error as Error).message).split("\n");
    throw new Error(`The ${what} failed: ${line}`);
  }
}
