/**
 * `node scripts/run.mjs pictures` takes the screenshots of README.md and the guides from a product on throwaway data, or with
 * `-- editors/list` only those whose names contain that.
 */
import { withProduct } from "./bench/product.ts";
import { build } from "./steps/build.ts";
import { fail } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";

try {
  await alone(async () => {
    await install();
    await build();
  });
  const [part = ""] = process.argv.slice(2);
  const { drawPictures } = await import("./pictures/draw.ts");
  await withProduct({}, (product) => drawPictures(product, part));
} catch (error) {
  fail(error);
}
