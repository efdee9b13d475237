/**
 * `npm run pictures`: draws the pictures of README.md and docs/editors.md with a product of its own on throwaway data;
 * with `-- editors/list`, those with that in their names.
 */
import { withProduct } from "./bench/product.ts";
import { drawPictures } from "./pictures/draw.ts";
import { build } from "./steps/build.ts";
import { fail } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";

try {
  await alone(async () => {
    await install();
    await build();
  });
  const [part = ""] = process.argv.slice(2);
  await withProduct({}, (product) => drawPictures(product, part));
} catch (error) {
  fail(error);
}
