/** Fails with one line when the bucket refuses its settings, or an account would get a common password. */
import { existsSync } from "node:fs";
import path from "node:path";
import { cmsSettings, EXIT_WRONG_SETTING, SettingsError } from "@repo/process/settings";
import pg from "pg";
import { hasBucket } from "./has-bucket.mts";

// Imports the source, because nothing may be built yet.
const source = new URL("../src/accounts/passwords/common-password.ts", import.meta.url).href;
const { isCommonPassword }: { isCommonPassword: (password: string) => boolean } = await import(source);

const { accounts, database, dataDir, s3 } = cmsSettings(process.env);
const passwords = {
  STRAPI_ADMIN_PASSWORD: accounts.panel.password,
  JOBS_ADMIN_PASSWORD: accounts.jobsAdmin.password,
  BLOG_ADMIN_PASSWORD: accounts.blogAdmin.password,
};

try {
  if (s3 && !(await hasBucket(s3))) throw new SettingsError(`S3_BUCKET: the store has no bucket ${s3.bucket}.`);
  const common = Object.entries(passwords).find(([, password]) => isCommonPassword(password));
  if (common && (await isNew())) throw new SettingsError(`${common[0]} is a common password: choose another one.`);
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(error instanceof SettingsError ? EXIT_WRONG_SETTING : 1);
}

/** Accounts are created in empty databases only. The CMS reports wrong PostgreSQL settings itself when it starts. */
async function isNew(): Promise<boolean> {
  if (database.client === "sqlite") return !existsSync(path.join(dataDir, "cms.sqlite"));
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    const { rows } = await client.query("select to_regclass('admin_users') is null as missing");
    return rows[0].missing;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
