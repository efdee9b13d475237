/** Runs the CMS in production. `--seed` fills an empty database first. */
import { loadCms } from "./app.mjs";

try {
  const { strapi, seed } = await loadCms();
  if (process.argv.includes("--seed") && (await seed())) console.log("Seeded the empty database.");
  await strapi.listen();
} catch (error) {
  const database = process.env.DATABASE_CLIENT === "postgres" && typeof error.code === "string" ? "DATABASE_URL: " : "";
  console.error(`${database}The CMS could not start: ${error.message}`);
  process.exit(1);
}
