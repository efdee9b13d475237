/**
 * `node scripts/run.mjs pictures` takes the screenshots of README.md and the guides from a product on throwaway data, or with
 * `editors/list` behind it only those whose names contain that.
 */

import { fail } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";
import { withNewProduct } from "../ops/trial/product.ts";

try {
  await alone(async () => {
    await install();
    await build();
  });
  const [part = ""] = process.argv.slice(2);
  const { drawPictures } = await import("./pictures/draw.ts");
  await withNewProduct({ APPLICATION_RETENTION_DAYS: "" }, (product) => drawPictures(product, part));
} catch (error) {
  fail(error);
}
