/** Fills an empty database; leaves any other alone. */
import { loadCms } from "./app.mts";

// Its output is for people: hide Strapi's own.
process.env.LOG_FORMAT = "text";

try {
  const { seed } = await loadCms();
  console.log((await seed()) ? "Seeded the empty database." : "The database has content already: nothing to seed.");
  process.exit(0);
} catch (error) {
  console.error(`The seed failed, and left nothing behind: ${(error as Error).message}`);
  process.exit(1);
}
