/**
 * `node scripts/run.mjs pictures` takes the screenshots of README.md and the guides from a product on throwaway data, or with
 * `editors/list` behind it only those whose names contain that.
 */

import { build } from "../scripts/steps/build.ts";
import { fail } from "../scripts/steps/environment.ts";
import { alone, install } from "../scripts/steps/install.ts";
import { withNewProduct } from "./product/product.ts";

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
