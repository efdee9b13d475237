/** Runs the CMS in production; `--seed` fills an empty database first. */
import { EXIT_WRONG_SETTING } from "@repo/settings";
import { loadCms } from "./app.mjs";

/** PostgreSQL error classes: 28 for wrong credentials, 3D for a database that doesn't exist. */
const WRONG_DATABASE = /^(28|3D)/;

try {
  const { strapi, seed } = await loadCms();
  if (process.argv.includes("--seed") && (await seed())) console.log("Seeded the empty database.");
  await strapi.listen();
} catch (error) {
  const code = process.env.DATABASE_CLIENT === "postgres" && typeof error.code === "string" ? error.code : "";
  console.error(`${code && "DATABASE_URL: "}The CMS could not start: ${error.message}`);
  process.exit(WRONG_DATABASE.test(code) ? EXIT_WRONG_SETTING : 1);
}
