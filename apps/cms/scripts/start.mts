/** Runs the CMS in production; `--seed` fills an empty database first. */
import { DataDirInUse } from "@repo/process/instance/data-dir";
import { EXIT_WRONG_SETTING, SettingsError, withPlatformPort } from "@repo/process/settings";
import { loadCms } from "./app.mts";

/** PostgreSQL error classes: 28 for wrong credentials, 3D for a database that doesn't exist. */
const WRONG_DATABASE = /^(28|3D)/;

try {
  Object.assign(process.env, withPlatformPort(process.env, "CMS_PORT"));
  const { strapi, seed, loaded } = await loadCms();
  if (process.argv.includes("--seed") && (await seed())) console.log("Seeded the empty database.");
  await loaded();
  // Strapi doesn't wait for some queries. If their transaction ends first, they fail, and would end the process.
  process.on("unhandledRejection", (reason) => {
    strapi.log.error(`Unhandled rejection: ${reason instanceof Error ? reason.stack : reason}`);
  });
  await strapi.listen();
} catch (error) {
  const isWrong = [DataDirInUse, SettingsError].some((kind) => error instanceof kind);
  if (isWrong || (error as Error).name === "BrandError") {
    console.error((error as Error).message);
    process.exit(EXIT_WRONG_SETTING);
  }
  const { code, message } = error as NodeJS.ErrnoException;
  const refusal = process.env.DATABASE_CLIENT === "postgres" && typeof code === "string" ? code : "";
  console.error(`${refusal && "DATABASE_URL: "}The CMS could not start: ${message}`);
  process.exit(WRONG_DATABASE.test(refusal) ? EXIT_WRONG_SETTING : 1);
}
