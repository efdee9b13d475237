/** Runs the CMS in production. `--seed` fills an empty database first. */
import { loadCms } from "./app.mjs";

try {
  const { strapi, seed } = await loadCms();
  if (process.argv.includes("--seed") && (await seed())) console.log("Seeded the empty database.");
  await strapi.listen();
} catch (error) {
  console.error(`The CMS could not start: ${error.message}`);
  process.exit(1);
}
