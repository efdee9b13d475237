import { loadCms } from "./app.mts";

// This script's output is for people, so Strapi's own is hidden.
process.env.LOG_FORMAT = "text";

try {
  const { seed } = await loadCms();
  console.log((await seed()) ? "Seeded the empty database." : "The database has content already: nothing to seed.");
  process.exit(0);
} catch (error) {
  console.error(`The seed failed, and left nothing behind: ${(error as Error).message}`);
  process.exit(1);
}
